import type { TournamentEvent } from "cardroom";
import { h } from "../element";
import { words } from "../text";
import { blinds, ticking } from "./clock";
import type { Hall } from "./hall";
import { calledHere, standings } from "./standings";

/** What has happened elsewhere since the hand on the screen began, as far as it concerns who looks. */
export function news(hall: Hall, person: number | null, table: number): string[] {
  const { tournament: say } = words;
  // At the final table it ends before it has begun.
  const brief = hall.since.filter(({ type }) => type === "hand-for-hand").length > 1;
  const line = (event: TournamentEvent): string[] => {
    switch (event.type) {
      case "moved": {
        const { player, to, from } = event;
        if (player === person) return [say.youMove(to.table, to.seat, say.because[event.reason])];
        if (to.table === table) return [say.comes(calledHere(hall, player))];
        return from.table === table ? [say.goes(calledHere(hall, player), to.table)] : [];
      }
      case "table-broken":
        return [say.broken(event.table)];
      case "final-table":
        return [say.finalTable];
      case "hand-for-hand":
        return brief ? [] : [event.on ? say.handForHandBegins : say.handForHandEnds];
      case "level":
        return [`${say.level(event.level)}: ${blinds(event)}`];
      default:
        return [];
    }
  };
  return hall.since.flatMap(line);
}

/** Who went out since then. */
function gone(hall: Hall, person: number | null): string[] {
  const out = hall.since.flatMap((event) =>
    event.type === "eliminated" && event.player !== person ? [calledHere(hall, event.player)] : [],
  );
  return out.length === 0 ? [] : [words.tournament.goneOut(out)];
}

/** The tables of a sit-and-go: how many sit there, and who has most. One table alone is on the screen anyway. */
function tables(hall: Hall, own: number | null): HTMLElement | null {
  const { tournament: say } = words;
  const all = hall.view.tables;
  if (all.length < 2) return null;
  const row = ({ table, chairs, hand }: (typeof all)[number]) => {
    const seated = chairs.filter(({ player }) => player !== null);
    const first = seated.reduce(
      (best, chair) => (chair.stack > best.stack ? chair : best),
      seated[0] ?? { stack: 0, player: null },
    );
    return h(
      "tr",
      { class: table === own ? "own-table" : null, "aria-current": table === own ? "true" : null },
      h("th", { scope: "row" }, say.table(table)),
      h("td", {}, words.amount(seated.length)),
      h("td", {}, first.player === null ? "" : `${calledHere(hall, first.player)}, ${words.amount(first.stack)}`),
      h("td", {}, table === own ? say.yours : hand === null ? say.idle : say.busy),
    );
  };
  return h(
    "table",
    {},
    h("thead", {}, h("tr", {}, ...say.roomColumns.map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, ...all.map(row)),
  );
}

/** Where the only person stands among those who are left. */
function rank(hall: Hall, person: number | null): string | null {
  if (person === null || hall.view.phase === "finished") return null;
  const at = hall.standings.findIndex(({ player, status }) => player === person && status === "in");
  const stack = hall.standings[at]?.stack;
  return stack === undefined ? null : words.tournament.rank(at + 1, hall.view.left, stack);
}

/**
 * What goes on at the other tables, and who is out: it follows by itself, and nothing else is drawn anew for it. As long as
 * `still` says so, it stays as it is.
 */
export function rooms(hall: Hall, person: number | null, own: () => number | null, still: () => boolean): HTMLElement {
  const { tournament: say } = words;
  const list = h("div", { class: "news", role: "status" });
  const all = h("div");
  const places = standings(hall);
  const element = h(
    "div",
    { class: "rooms" },
    h(
      "section",
      { class: "panel room-list", tabindex: 0, "aria-labelledby": "rooms-name" },
      h("h2", { id: "rooms-name" }, say.rooms),
      list,
      all,
    ),
    places,
  );
  let known = -1;
  ticking(element, () => {
    const count = hall.events.length;
    if (count === known || still()) return;
    const first = known < 0;
    known = count;
    const table = own();
    // Who only waits for the end is told the last of it.
    const lines =
      table === null ? news(hall, person, -1).slice(-2) : [...news(hall, person, table), ...gone(hall, person)];
    const text = rank(hall, person);
    if (lines.join() !== [...list.children].map((line) => line.textContent).join()) {
      list.replaceChildren(...lines.map((line) => h("p", {}, line)));
    }
    all.replaceChildren(
      ...[text === null ? null : h("p", {}, text), tables(hall, table)].filter((each) => each !== null),
    );
    if (!first) places.replaceChildren(...standings(hall).children);
  });
  return element;
}
