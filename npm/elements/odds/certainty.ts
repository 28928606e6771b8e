import type { Equity } from "cardroom";
import type { Language } from "../language";
import { odds } from "./words";

/** Whether odds were counted, and over how many deals, or how far a sample may be off. */
export function certainty({ exact, deals, samples, standardError }: Omit<Equity, "players">, lang: Language): string {
  const say = odds[lang];
  if (!exact) return say.sampled(samples, standardError);
  return deals === null ? say.counted : say.exact(deals);
}
