import type { Naturals } from "cardroom";

/** The table that OF-21 prints. */
export const commonNaturals: Naturals = {
  cleanDragon: 108,
  dragon: 36,
  oneColour: 30,
  fivePairsAndTrips: 20,
  threeStraightFlushes: 20,
  sixPairs: 20,
  threeFlushes: 18,
  threeStraights: 16,
};
