import type { AdviceReason, TableAction, TableGameName } from "cardroom";
import type { Screen } from "../between";
import { h } from "../element";
import * as field from "../field";
import { own } from "../own";
import { skip } from "../runout";
import { named } from "../said";
import { newSeed } from "../store/kept";
import { phrases, words } from "../text";
import { pace, type Speed } from "./pace";
import { onlyPeople, type Sitter } from "./sitters";
import { type Trouble, troubleOf } from "./trouble";
import { advise } from "./worker";

// What the table shows of its computers: that one thinks, how fast they are, what an expert would do, and why they did what
// they did, once that gives nothing away.

/** What may be asked of computers while one of them is to act. */
interface Waited {
  thinking: { seat: number } | null;
  trouble: Trouble | null;
  hurry(): void;
  retry(): void;
  /** The table acts in place of the computer that cannot. */
  without(seat: number): void;
}

/** That a computer is to act; or why it cannot, and the ways on. */
export function wait({ thinking, trouble, hurry, retry, without }: Waited): HTMLElement {
  const { opponents: say } = words;
  const seat = thinking?.seat ?? 0;
  const button = (id: string, text: string, onclick: () => void, kind: string) =>
    h("button", { type: "button", id, class: `action ${kind}`, onclick }, text);
  if (trouble === null) {
    return h(
      "div",
      { class: "waiting" },
      h("p", { class: "thinks" }, say.thinks(seat)),
      button("hurry", say.hurry, hurry, "quiet"),
    );
  }
  return h(
    "div",
    { class: "waiting" },
    h("p", { class: "refusal", role: "alert" }, say.trouble(seat, say.troubles[trouble])),
    h(
      "div",
      { class: "actions" },
      button("retry", say.retry, retry, "main"),
      button("without", say.without, () => without(seat), "quiet"),
    ),
  );
}

/** The same at a betting table. */
export function waiting<G extends TableGameName>({ match, host, opponents }: Screen<G>): HTMLElement {
  return wait({
    thinking: match.thinking,
    trouble: opponents.trouble,
    hurry: () => opponents.hurry(),
    retry: () => opponents.retry(),
    without: (seat) => {
      match.act(seat, { type: "timeout" });
      opponents.retry();
      host.redraw();
    },
  });
}

/** The streets of an all-in follow by themselves. */
export function following<G extends TableGameName>({ match, host }: Screen<G>): HTMLElement {
  const { opponents: say } = words;
  const end = () => {
    skip(match);
    host.redraw();
  };
  return h(
    "div",
    { class: "waiting" },
    h("p", { class: "thinks" }, say.follows),
    h("button", { type: "button", id: "hurry", class: "action quiet", onclick: end }, say.hurry),
  );
}

/** In place of an own hand, where no person has one to look at. */
export const watching = (): HTMLElement => own(words.opponents.watching, []);

/** How fast the computers play, where there are any. `changed` is told of another choice. */
export function pacing(sitters: readonly Sitter[], changed: () => void): HTMLElement | null {
  if (onlyPeople(sitters)) return null;
  const { opponents: say } = words;
  const speed = field.choice(pace.speed, Object.entries(say.speeds), {
    id: "speed",
    label: say.speed,
    changed: (value) => {
      pace.speed = value as Speed;
      changed();
    },
  });
  const auto = field.check(pace.auto, {
    id: "auto",
    label: say.auto,
    changed: (value) => {
      pace.auto = value === "true";
      changed();
    },
  });
  return h("div", { class: "pacing" }, speed.element, auto.element, h("p", { class: "hint" }, say.noBack));
}

/** The way to ask what an expert would do, where computers play; the answer stands below. */
export function hinting<A>(
  sitters: readonly Sitter[],
  view: () => unknown,
  told: (action: A, reason: AdviceReason) => (Node | string)[],
): HTMLElement | null {
  if (onlyPeople(sitters)) return null;
  const { opponents: say } = words;
  const answer = h("div", { class: "hint", role: "status", id: "hint-answer" });
  const asking = new AbortController();
  const ask = async () => {
    answer.replaceChildren(say.thinking);
    try {
      const { action, reason } = await advise<A>(view(), { level: "expert", seed: newSeed(), signal: asking.signal });
      answer.replaceChildren(...told(action, reason));
    } catch (error) {
      answer.replaceChildren(say.noHint(say.troubles[troubleOf(error)]));
    }
  };
  return h(
    "div",
    { class: "hinting" },
    h("button", { type: "button", class: "link", id: "hint", onclick: () => void ask() }, say.hint),
    answer,
  );
}

/** The same of a seat at a betting table. */
export function hint<G extends TableGameName>({ match }: Screen<G>): HTMLElement | null {
  const { view } = match;
  return hinting<TableAction>(
    match.sitters,
    () => view,
    (action, reason) => [words.opponents.hinted(named(view, action), phrases.describeAdvice(reason))],
  );
}

/** What the computers thought in a hand that is over, for who asks. It is not in the document before. */
export function thinkings(lines: () => string[]): HTMLElement {
  const list = h("ol");
  const details = h("details", { class: "thoughts", id: "thoughts" }, h("summary", {}, words.opponents.thoughts), list);
  details.addEventListener("toggle", () => {
    list.replaceChildren(...(details.open ? lines() : []).map((line) => h("li", {}, line)));
  });
  return details;
}

/** The same at a betting table; nothing where no computer acted, or it is not known any more. */
export function thoughts<G extends TableGameName>({ opponents }: Screen<G>): HTMLElement | null {
  if (opponents.thoughts.length === 0) return null;
  const { opponents: say } = words;
  return thinkings(() =>
    opponents.thoughts.map(({ seat, view, action, reason }) =>
      say.thought(seat, named(view, action).toLowerCase(), phrases.describeAdvice(reason)),
    ),
  );
}
