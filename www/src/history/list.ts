import { h } from "../element";
import { seated } from "../opponents/sitters";
import type { Around } from "../play";
import { question } from "../question";
import type { PastHand } from "../store/kept";
import { store } from "../store/store";
import { words } from "../text";
import { backup } from "./backup";
import { named, when } from "./file";
import { tell, told } from "./news";

/** Past hands by match, newest first; `missing` is the id of one that was asked for and is not kept. */
export function list(hands: PastHand[], missing: string | null, host: Around): HTMLElement {
  const { history: say } = words;
  const said = told();
  const matches = new Map<string, PastHand[]>();
  for (const hand of hands) matches.set(hand.match, [...(matches.get(hand.match) ?? []), hand]);
  const forget = async () => {
    await store.forget(hands.map(({ id }) => id));
    tell(say.forgotten, host);
  };
  const forgetting = question("forget", { ...say.forgetAll, no: say.keep }, () => void forget());
  return h(
    "div",
    { class: "past" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    said !== null && h("p", { class: "hint" }, said),
    missing !== null && h("p", { class: "refusal", role: "alert" }, say.missing),
    h("p", { class: "intro" }, hands.length === 0 ? say.none : say.intro(hands.length)),
    ...[...matches.values()].map(match),
    h(
      "div",
      { class: "panel store" },
      h("h2", {}, say.everything),
      h("p", { class: "hint" }, say.everythingHint),
      backup(host),
      hands.length > 0 &&
        h(
          "button",
          { type: "button", class: "link", id: "forget-all", onclick: () => forgetting.showModal() },
          say.forgetAll.name,
        ),
      forgetting,
    ),
  );
}

/** The hands of a match. */
function match(hands: PastHand[]): HTMLElement {
  const { history: say } = words;
  const [newest] = hands;
  const oldest = hands.at(-1);
  if (newest === undefined || oldest === undefined) return h("article");
  const id = `match-${newest.match}`;
  const people = newest.seats.filter((sitter) => sitter === "human").length;
  const name = newest.tournament ? `${say.tournament}: ${words.games[newest.game]}` : words.games[newest.game];
  return h(
    "article",
    { class: "panel", "aria-labelledby": id },
    h(
      "h2",
      { id },
      name,
      " ",
      h("small", {}, h("time", { datetime: new Date(oldest.at).toISOString() }, when(oldest.at))),
    ),
    newest.seats.length > 0 && h("p", { class: "hint" }, say.players(people, newest.seats.length - people)),
    h("ol", { class: "past-hands" }, ...hands.map(line)),
  );
}

function line(hand: PastHand): HTMLElement {
  const { history: say, openFace } = words;
  seated(hand.seats, hand.players ?? null); // its words call computers by name
  const changed = hand.summary.net.flatMap((net, seat) => (net === null || net === 0 ? [] : [{ net, seat }]));
  const first = changed.sort((one, other) => other.net - one.net);
  const gain = ({ net, seat }: (typeof changed)[number]) => {
    const text = `${words.seat(seat)} ${openFace.signed(net)}`;
    return net > 0 ? h("b", {}, text) : h("span", {}, text);
  };
  return h(
    "li",
    {},
    h("a", { href: `#history/${hand.id}` }, named(hand)),
    h(
      "span",
      { class: "gains" },
      ...first.flatMap((each, at) => (at === 0 ? [gain(each)] : [", ", gain(each)])),
      first.length === 0 && say.even,
    ),
  );
}
