/** What a game in play asks of the page around it. */
export interface Host {
  /** Draws the page again, and sets the focus where the next thing happens. */
  redraw(): void;
  /** Draws what has changed; the focus stays where it is, unless that is gone. */
  refresh(): void;
  /** Whether the screen that this host was given to is the one that is shown. */
  shown(): boolean;
  /** Says something to who cannot see it. */
  announce(text: string): void;
  /** The match was given up. */
  ended(): void;
}

/** What a screen without a game in play asks of it. */
export type Around = Pick<Host, "redraw" | "announce">;

/** A match of any game, as the page around it knows it. */
export interface Play {
  draw(host: Host): HTMLElement;
}
