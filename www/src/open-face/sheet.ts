import type { OpenFaceResult, OpenFaceView } from "cardroom";
import { h } from "../element";
import { words } from "../text";

/** What a deal came to for one seat, in points, and in chips as they were paid. */
interface Share {
  rows: number;
  royalties: number;
  natural: number;
  net: number;
  chips: number;
  foul: boolean;
  fantasy: boolean;
}

/** A line of the score sheet; `null` for a seat that did not play. */
export interface Scored {
  deal: number;
  seats: (Share | null)[];
}

/** The line of a finished deal. */
export function scored({ handNumber, seats }: OpenFaceView, { players, pairs, payments }: OpenFaceResult): Scored {
  const share = (seat: number): Share | null => {
    const player = players.find((each) => each.seat === seat);
    if (player === undefined) return null;
    const of = (part: "rows" | "royalties" | "natural") =>
      pairs.reduce((sum, { first, second, firstPoints, secondPoints }) => {
        const difference = firstPoints[part] - secondPoints[part];
        return sum + (first === seat ? difference : second === seat ? -difference : 0);
      }, 0);
    const chips = payments.reduce(
      (sum, { from, to, paid }) => sum + (to === seat ? paid : from === seat ? -paid : 0),
      0,
    );
    return {
      rows: of("rows"),
      royalties: of("royalties"),
      natural: of("natural"),
      net: player.net,
      chips,
      foul: player.foul,
      fantasy: seats[seat]?.bonus != null,
    };
  };
  return { deal: handNumber, seats: seats.map(({ seat }) => share(seat)) };
}

const isShare = (share: Share | null): boolean =>
  share === null ||
  (typeof share === "object" &&
    [share.rows, share.royalties, share.natural, share.net, share.chips].every(Number.isSafeInteger));

/** The sheet that was kept, as far as it is one of so many seats: it may have come from a file. */
export function read(lines: unknown, seats: number): Scored[] {
  if (!Array.isArray(lines)) return [];
  return lines.filter(
    (line): line is Scored =>
      Number.isSafeInteger(line?.deal) &&
      Array.isArray(line.seats) &&
      line.seats.length === seats &&
      line.seats.every(isShare),
  );
}

function cell(share: Share | null | undefined): HTMLElement {
  const { sheet: say, signed } = words.openFace;
  if (share == null) return h("td", {}, say.none);
  const notes = [
    share.natural === 0
      ? say.parts(signed(share.rows), signed(share.royalties))
      : say.natural(signed(share.rows), signed(share.royalties), signed(share.natural)),
    share.foul && say.foul,
    share.fantasy && say.fantasy,
  ].filter((note) => note !== false);
  return h("td", {}, h("b", {}, signed(share.net)), h("small", {}, notes.join(", ")));
}

/** The points of every deal that is over, and what they came to in chips. */
export function sheet(lines: Scored[], view: OpenFaceView): HTMLElement {
  const { sheet: say, signed } = words.openFace;
  const sum = (seat: number, part: "net" | "chips") =>
    lines.reduce((total, line) => total + (line.seats[seat]?.[part] ?? 0), 0);
  const row = (name: string, values: string[]) =>
    h("tr", {}, h("th", { scope: "row" }, name), ...values.map((value) => h("td", {}, h("b", {}, value))));
  return h(
    "section",
    { class: "sheet", "aria-labelledby": "sheet-name" },
    h("h2", { id: "sheet-name" }, say.name),
    h(
      "div",
      { class: "scrolls", tabindex: 0, role: "group", "aria-labelledby": "sheet-name" },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, say.deal),
            ...view.seats.map(({ seat }) => h("th", { scope: "col" }, words.seat(seat))),
          ),
        ),
        h(
          "tbody",
          {},
          ...lines.map((line) =>
            h("tr", {}, h("th", { scope: "row" }, words.amount(line.deal + 1)), ...line.seats.map(cell)),
          ),
        ),
        h(
          "tfoot",
          {},
          row(
            say.points,
            view.seats.map(({ seat }) => signed(sum(seat, "net"))),
          ),
          row(
            say.chips(view.options.kush),
            view.seats.map(({ seat }) => signed(sum(seat, "chips"))),
          ),
        ),
      ),
    ),
  );
}
