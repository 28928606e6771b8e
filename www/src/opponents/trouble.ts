/** Why a computer cannot act, to be said in whatever language is spoken. */
export type Trouble = "late" | "illegal" | "broken";

/** An answer that the table refuses. */
export class IllegalAnswer extends Error {}

/** What went wrong. What threw it is for who mends the page. */
export function troubleOf(error: unknown): Trouble {
  console.warn(error);
  if (error instanceof IllegalAnswer) return "illegal";
  return error instanceof DOMException && error.name === "TimeoutError" ? "late" : "broken";
}
