import type { BlindStakes, BuyInStakes, HandChange, TableGameName, TableView } from "cardroom";
import type { Setup } from "./match";

/** How blinds, or the buy-in, go up in a match: after so many hands, by so much. */
export interface Rise {
  hands: number;
  by: number;
}

/** The ways that are offered, in per cent of the stakes before. */
export const steps = [150, 200] as const;

/** A whole amount near another in numbers that chips make: two digits that count, and a multiple of the smallest chip. */
function near(amount: number, unit: number): number {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  const step = Math.ceil(digits / unit) * unit;
  return Math.max(step, Math.round(amount / step) * step);
}

/** How far stakes have gone up by a hand, but never above all chips that there are. */
function factor({ hands, by }: Rise, hand: number, most: number, chips: number): number {
  let level = Math.floor(hand / hands);
  while (level > 0 && most * (by / 100) ** level > chips) level -= 1;
  return (by / 100) ** level;
}

/** The stakes of a hand, as `nextHand` takes them. */
function change<G extends TableGameName>(
  rise: Rise,
  setup: Setup<G>,
  hand: number,
  chips: number,
): HandChange<TableGameName> {
  if (setup.game === "texas-holdem") {
    const { blinds, ante, straddles = [], chipUnit = 1 } = setup as Setup<"texas-holdem">;
    const by = factor(rise, hand, straddles.at(-1) ?? blinds.big, chips);
    const up = (amount: number) => (amount === 0 || by === 1 ? amount : near(amount * by, chipUnit));
    const raised: number[] = [];
    for (const straddle of straddles) raised.push(Math.max(up(straddle), 2 * (raised.at(-1) ?? up(blinds.big))));
    return {
      blinds: { small: up(blinds.small), big: up(blinds.big) },
      ...(ante === undefined ? {} : { ante: { ...ante, amount: up(ante.amount) } }),
      ...(raised.length === 0 ? {} : { straddles: raised }),
    };
  }
  const { ante } = setup as Setup<"liars-holdem">;
  const by = factor(rise, hand, ante, chips);
  return { ante: by === 1 ? ante : near(ante * by, 1) };
}

/** What changes for the next hand, and the stakes that follow: in how many hands, and which; `null` where none are higher. */
export function rising<G extends TableGameName>(rise: Rise | undefined, setup: unknown, view: TableView<G>) {
  if (rise === undefined || setup === undefined) return null;
  const at = (hand: number) =>
    change(rise, setup as Setup<G>, hand, view.pot + view.seats.reduce((sum, { stack }) => sum + stack, 0));
  const next = view.handNumber + 1;
  const left = rise.hands - (view.handNumber % rise.hands);
  const [now, then] = [at(view.handNumber), at(view.handNumber + left)];
  const higher = JSON.stringify(now) !== JSON.stringify(then);
  return { change: at(next), follows: higher ? { hands: left, stakes: stakes(view.stakes, then) } : null };
}

/** The stakes of a table with what changes of them. */
function stakes(now: BlindStakes | BuyInStakes, then: HandChange<TableGameName>): BlindStakes | BuyInStakes {
  if ("small" in now) return { ...now, ...("blinds" in then ? then.blinds : {}) };
  return { ...now, ...("ante" in then && typeof then.ante === "number" ? { ante: then.ante } : {}) };
}
