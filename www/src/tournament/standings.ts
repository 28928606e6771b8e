import type { Standing } from "cardroom";
import { h } from "../element";
import { alone } from "../opponents/sitters";
import { words } from "../text";
import type { Told } from "./told";

/** What a player is called: by the name that was entered, else by number. */
export const called = ({ player, name }: Pick<Standing, "player" | "name">): string =>
  name ?? words.tournament.player(player);

/** What a player of a sit-and-go is called: the only person reads it; of several each has a seat, for they do not move. */
export function calledHere({ sitters, events }: Pick<Told, "sitters" | "events">, player: number): string {
  if (player === alone(sitters)) return words.opponents.you;
  if ((sitters[player] ?? "human") !== "human") return words.opponents.named(player);
  const seated = events.find((event) => event.type === "seated" && event.player === player);
  const chair = seated?.type === "seated" ? seated.seat : player;
  return words.sentence(words.opponents.chair(chair));
}

/** Who is out and in which place, best first; empty until somebody is. */
export function standings(hall: Pick<Told, "kind" | "sitters" | "events" | "view" | "standings">): HTMLElement {
  const { tournament: say } = words;
  const all = hall.standings;
  const finished = hall.view.phase === "finished";
  const out = all.filter(({ status }) => finished || status === "out" || status === "disqualified");
  const some = {
    points: all.some(({ points }) => points > 0),
    prize: all.some(({ prize }) => prize > 0),
    bounties: all.some(({ bounties }) => bounties > 0),
  };
  const row = (each: Standing) => {
    const { place, to, status, prize, points, bounties, player } = each;
    const shared = place !== null && to !== null && to > place ? say.places(place, to) : null;
    return h(
      "tr",
      {},
      h("td", {}, shared ?? (place === null ? say.status[status] : say.place(place))),
      h("th", { scope: "row" }, hall.kind === "clock" ? called(each) : calledHere(hall, player)),
      some.prize && h("td", {}, words.amount(prize)),
      some.points && h("td", {}, words.amount(points)),
      some.bounties && h("td", {}, words.amount(bounties)),
    );
  };
  const head = (name: string) => h("th", { scope: "col" }, name);
  return h(
    "section",
    { class: "panel standings", tabindex: 0, "aria-labelledby": "standings-name" },
    h("h2", { id: "standings-name" }, say.standings),
    out.length === 0
      ? h("p", { class: "hint" }, say.nobodyOut)
      : h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              head(say.placeColumn),
              head(say.playerColumn),
              some.prize && head(say.prize),
              some.points && head(say.points),
              some.bounties && head(say.bounty),
            ),
          ),
          h("tbody", {}, ...out.map(row)),
        ),
  );
}
