import type { Around } from "../play";

let news: string | null = null;

/** Says what was done, and shows it above the list that is drawn anew. */
export function tell(text: string, host: Around): void {
  news = text;
  host.redraw();
  host.announce(text);
}

/** What there is to tell, once. */
export function told(): string | null {
  const text = news;
  news = null;
  return text;
}
