import type { TournamentEvent } from "cardroom";
import { h } from "../element";
import { words } from "../text";
import { blinds, ticking } from "./clock";
import { calledHere, standings } from "./standings";
import type { Told } from "./told";

/** What has happened elsewhere since the hand on the screen began, as far as it concerns who looks. */
function news(hall: Told, person: number | null, table: number): string[] {
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
function gone(hall: Told, person: number | null): string[] {
  const out = hall.since.flatMap((event) =>
    event.type === "eliminated" && event.player !== person ? [calledHere(hall, event.player)] : [],
  );
  return out.length === 0 ? [] : [words.tournament.goneOut(out)];
}

/** The tables of a sit-and-go: how many sit there, and who has most. One table alone is on the screen anyway. */
function tables(hall: Told, own: number | null): HTMLElement | null {
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
function rank(hall: Told, person: number | null): string | null {
  if (person === null || hall.view.phase === "finished") return null;
  const at = hall.standings.findIndex(({ player, status }) => player === person && status === "in");
  const stack = hall.standings[at]?.stack;
  return stack === undefined ? null : words.tournament.rank(at + 1, hall.view.left, stack);
}

/** What goes on at the other tables, and who is out: it follows by itself, and nothing else is drawn anew for it. */
export function rooms(person: number | null, told: () => Told): HTMLElement {
  const { tournament: say } = words;
  const list = h("div", { class: "news", role: "status" });
  const all = h("div");
  const places = standings(told());
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
  let known: Told | null = null;
  ticking(element, () => {
    const now = told();
    if (now === known) return;
    const first = known === null;
    known = now;
    // Who only waits for the end is told the last of it.
    const lines =
      now.table === null ? news(now, person, -1).slice(-2) : [...news(now, person, now.table), ...gone(now, person)];
    const text = rank(now, person);
    if (lines.join() !== [...list.children].map((line) => line.textContent).join()) {
      list.replaceChildren(...lines.map((line) => h("p", {}, line)));
    }
    all.replaceChildren(
      ...[text === null ? null : h("p", {}, text), tables(now, now.table)].filter((each) => each !== null),
    );
    if (!first) places.replaceChildren(...standings(now).children);
  });
  return element;
}
