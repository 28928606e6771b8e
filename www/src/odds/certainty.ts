import type { Equity } from "cardroom";
import { words } from "../text";

/** Whether odds were counted, and over how many deals, or how far a sample may be off. */
export function certainty({ exact, deals, samples, standardError }: Omit<Equity, "players">): string {
  const { odds: say } = words;
  if (!exact) return say.sampled(samples, standardError);
  return deals === null ? say.counted : say.exact(deals);
}
