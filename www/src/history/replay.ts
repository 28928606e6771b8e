import type { GameEvent, TableGameName, TableView, View } from "cardroom";
import { h } from "../element";
import { log, speech } from "../events";
import { said } from "../fault";
import { felt } from "../felt";
import { choice } from "../field";
import { notes } from "../notes/pieces";
import { sign as placeSign } from "../notes/sign";
import { boards } from "../open-face/boards";
import { result as openFaceResult } from "../open-face/result";
import { alone, seated } from "../opponents/sitters";
import { cards, type Pieces } from "../pieces";
import type { Around } from "../play";
import { question } from "../question";
import { result } from "../result";
import { said as spoke } from "../said";
import type { PastHand } from "../store/kept";
import { store } from "../store/store";
import { words } from "../text";
import { exports } from "./export";
import { named, when } from "./file";
import { Player } from "./player";
import { type Eyes, Steps } from "./steps";

/** A past hand, step by step. */
export function replay(hand: PastHand, host: Around): HTMLElement {
  const { history: say } = words;
  seated(hand.seats, hand.players ?? null); // the story calls computers by name
  let steps: Steps;
  try {
    steps = new Steps(hand.save);
  } catch (error) {
    return h("div", { class: "past" }, back(), h("p", { class: "refusal", role: "alert" }, said(error)));
  }
  const stage = h("div", { class: "stage" });
  const told = h("p", { class: "told" });
  const story = h("div", { class: "aside" });
  let eyes: Eyes = alone(hand.seats) ?? "table";
  const draw = (step: number) => {
    seated(hand.seats, hand.players ?? null);
    const view = steps.view(step, eyes);
    const pieces = piecesOf(view);
    const lines = steps.lines(step);
    const last = lines.at(-1);
    const events = steps.events(step);
    stage.dataset.events = String(events.length);
    stage.replaceChildren(...drawing(view, events));
    told.replaceChildren(
      ...(last === undefined ? [] : [last.text, ...last.pieces.flatMap((each) => [" ", pieces.inline(each)])]),
    );
    story.replaceChildren(log(steps.log.slice(0, steps.linesAt(step)), pieces));
    return speech(lines, pieces);
  };
  const player = new Player(steps.last, (step) => host.announce(draw(step)));
  const forget = async () => {
    await store.forget([hand.id]);
    host.announce(say.forgotten);
    location.hash = "#history";
  };
  const forgetting = question("forget", { ...say.forget, no: say.keep }, () => void forget());
  const looking = choice(
    String(eyes),
    [
      ["table", say.eyes.table],
      ...seats(steps).map((seat): [string, string] => [String(seat), words.seat(seat)]),
      ["open", say.eyes.open],
    ],
    {
      id: "eyes",
      label: say.eyes.name,
      changed: (value) => {
        eyes = value === "table" || value === "open" ? value : Number(value);
        draw(player.step);
      },
    },
  );
  draw(0);
  return h(
    "div",
    { class: "past" },
    back(),
    h("h1", { tabindex: -1, "data-focus": true }, `${words.games[hand.game]} · ${named(hand)}`),
    h("p", { class: "hint" }, when(hand.at)),
    h(
      "div",
      { class: `table replay ${hand.game}`, onkeydown: (event) => player.key(event as KeyboardEvent) },
      h(
        "div",
        { class: "panel steps" },
        player.element,
        told,
        h("div", { class: "choices" }, looking.element, player.speed),
      ),
      stage,
      story,
    ),
    exports(hand, steps),
    h(
      "p",
      {},
      h(
        "button",
        { type: "button", class: "link", id: "forget-hand", onclick: () => forgetting.showModal() },
        say.forget.name,
      ),
      forgetting,
    ),
  );
}

const back = () => h("p", {}, h("a", { href: "#history" }, words.history.back));

/** The seats that were in the hand. */
const seats = (steps: Steps): number[] => {
  const view = steps.hand.view();
  return view.game === "open-face"
    ? view.seats.filter(({ playing }) => playing).map(({ seat }) => seat)
    : view.seats.filter(({ status }) => status !== "empty" && status !== "out").map(({ seat }) => seat);
};

const piecesOf = (view: View): Pick<Pieces<never>, "inline" | "spoken"> =>
  view.game === "liars-holdem" || view.game === "liars-draw" ? notes(view.place) : cards;

/** The table, or the boards, as they are drawn in play; and the result, once there is one. */
function drawing(view: View, events: GameEvent[]): HTMLElement[] {
  const nothing = h("span");
  if (view.game === "open-face") {
    return [boards(view, false), ...(view.result === null ? [] : [openFaceResult(view, view.result, nothing, null)])];
  }
  const spoken = spoke(events as GameEvent<TableGameName>[], view.game);
  if (view.game === "texas-holdem") {
    return [
      felt(view, cards, spoken),
      ...(view.result === null ? [] : [result(view, view.result, cards, nothing, null)]),
    ];
  }
  const own: TableView<"liars-holdem" | "liars-draw"> = view;
  const pieces = notes(own.place);
  const sign = own.place === null ? null : placeSign(own.place);
  const drawn = felt(own, pieces, spoken, sign);
  return [drawn, ...(own.result === null ? [] : [result(own, own.result, pieces, nothing, null)])];
}
