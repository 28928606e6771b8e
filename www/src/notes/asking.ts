import type { BanknoteEquity, BanknoteEquityRequest, ExchangeOdds, ExchangeOddsRequest } from "cardroom";

/** What the worker is asked. */
export type Question =
  | { ask: "equity"; request: BanknoteEquityRequest }
  | { ask: "exchange"; request: ExchangeOddsRequest };

/** What it answers. */
export type Answer<Known = BanknoteEquity | ExchangeOdds> =
  | { known: Known; refused?: never }
  | { known?: never; refused: { code: string; rule: string | null; details: object; message: string } };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

/** Has odds worked out beside the page. */
export function ask(question: Extract<Question, { ask: "equity" }>): Promise<Answer<BanknoteEquity>>;
export function ask(question: Extract<Question, { ask: "exchange" }>): Promise<Answer<ExchangeOdds>>;
export function ask(question: Question): Promise<Answer> {
  if (worker === null) {
    worker = new Worker(new URL("./odds-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
  }
  asked += 1;
  worker.postMessage({ id: asked, question });
  return new Promise((resolve) => waiting.set(asked, resolve));
}
