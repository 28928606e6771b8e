import { seedOf } from "./play.mjs";

/** A hand of Hold'em that any host would set up so. */
export const good = {
  game: "texas-holdem",
  stacks: [1000, 1000, 1000],
  button: 0,
  blinds: { small: 5, big: 10 },
  seed: seedOf(3),
};
