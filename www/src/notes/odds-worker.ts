// Works odds out beside the page, so that it answers while they are counted.

import { equity, exchangeOdds, load } from "cardroom/parts";
import type { Answer, Question } from "./asking";

const ready = load("odds");

addEventListener("message", async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  const answer = await ready.then(() => work(question)).catch(failed);
  postMessage({ id, answer });
});

function work(question: Question): Answer {
  const known = question.ask === "equity" ? equity(question.request) : exchangeOdds(question.request);
  return { known } as Answer;
}

/** A refusal as plain data: an error would lose its details on the way. */
function failed(error: { code?: string; rule?: string | null; details?: object; message: string }): Answer {
  const { code = "", rule = null, details = {}, message } = error;
  return { refused: { code, rule, details, message } };
}
