const lock = "cardroom/play";
/** How long another tab may take to go, for one that is closed or loaded anew goes at once. */
const patience = 400;

/**
 * Lets one tab of a browser play: two would write over each other's actions. Where another plays, this one waits, plays as
 * soon as that is closed, or takes over. A browser without locks (a page without https) lets all play.
 */
export class Tab {
  /** Whether this tab plays; `null` before it was asked. */
  playing: boolean | null = null;
  readonly #changed: () => void;
  #waiting: AbortController | null = null;

  /** @param changed called when another tab has taken over, and when this one may play at last */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Asks to play; tells whether this tab may, or has to wait. */
  async claim(): Promise<boolean> {
    if (this.playing !== null) return this.playing;
    if (navigator.locks === undefined) {
      this.playing = true;
      return true;
    }
    const soon = new Promise<boolean>((late) => setTimeout(late, patience, false));
    const granted = await Promise.race([this.#wait().then(() => true), soon]);
    if (!granted) this.playing = false;
    return granted;
  }

  /** Takes the game from the tab that plays. */
  async take(): Promise<void> {
    this.#waiting?.abort();
    await this.#request({ steal: true });
  }

  /** Resolves once the tab that plays has gone. */
  async #wait(): Promise<void> {
    this.#waiting = new AbortController();
    await this.#request({ signal: this.#waiting.signal });
  }

  #request(options: LockOptions): Promise<void> {
    return new Promise((granted) => {
      const hold = () => {
        const waited = this.playing === false;
        this.playing = true;
        granted();
        if (waited) this.#changed();
        return new Promise<never>(() => {}); // for as long as the tab is open
      };
      navigator.locks.request(lock, options, hold).catch(() => {
        if (options.signal?.aborted === true) return; // this tab takes over instead of waiting
        this.playing = false;
        this.#changed();
        void this.#wait();
      });
    });
  }
}
