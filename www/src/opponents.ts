import type { AdviceReason, TournamentPressure, Verdict } from "cardroom";
import { pace } from "./opponents/pace";
import type { Skill } from "./opponents/sitters";
import { IllegalAnswer, type Trouble, troubleOf } from "./opponents/trouble";
import { advise, giveUp } from "./opponents/worker";
import type { Host } from "./play";

/** A computer that is to act, and all that it knows. */
export interface Thinking<V = unknown> {
  seat: number;
  skill: Skill;
  view: V;
  /** What is played for, in a tournament. */
  tournament?: TournamentPressure;
}

/** A table that computers play at, too. */
export interface Company<V, A> {
  readonly thinking: Thinking<V> | null;
  /** The seed of what computers leave to chance here: whoever loads the page anew is answered the same. */
  readonly mind: string;
  check(seat: number, action: A): Verdict;
}

/** What the page does for them. */
interface Doing<A> {
  /** Plays an action, and tells it in words. */
  play(seat: number, action: A): string;
  /** Deals the next hand; `null` while one is played, or where none follows. */
  next: (() => void) | null;
}

/** What a computer did, and why. */
export interface Thought<V, A> {
  seat: number;
  /** What it saw. */
  view: V;
  action: A;
  reason: AdviceReason;
}

/** An answer that takes longer never comes. */
const patience = 20_000;

/** The computers at one table: each is asked for its action beside the page, and plays it after a while. */
export class Opponents<V, A> {
  readonly #table: Company<V, A>;
  #host: Host | null = null;
  #doing: Doing<A> | null = null;
  /** What is going on; only one at a time. */
  #work: AbortController | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait before an action. */
  #hurry: () => void = () => {};
  #unsaid: string[] = [];
  /** Why the computer in turn cannot act. */
  trouble: Trouble | null = null;
  /** What they did in this hand, and why: nothing to be shown before it is over. */
  thoughts: Thought<V, A>[] = [];

  constructor(table: Company<V, A>) {
    this.#table = table;
  }

  /** The table is drawn: whoever is to act does, as long as it is shown. */
  attend(host: Host, doing: Doing<A>): void {
    this.#host = host;
    this.#doing = doing;
    clearTimeout(this.#next);
    if (doing.next !== null && pace.auto) this.#next = setTimeout(() => this.#deal(), pace.delay.hand);
    if (this.#work === null && this.trouble === null && this.#table.thinking !== null) queueMicrotask(() => this.#go());
  }

  /** The match is left: nothing more happens. */
  stop(): void {
    clearTimeout(this.#next);
    this.#work?.abort();
    this.#host = null;
    this.#doing = null;
    this.trouble = null;
    this.thoughts = [];
  }

  /** Does not wait any longer before the action that is due. */
  hurry(): void {
    this.#hurry();
  }

  /** After a failure: asks again. */
  retry(): void {
    this.trouble = null;
    this.#host?.redraw();
  }

  #deal(): void {
    if (this.#host?.shown() !== true) return;
    if (document.hidden) this.#next = setTimeout(() => this.#deal(), pace.delay.hand);
    else if (pace.auto) this.#doing?.next?.();
  }

  async #go(): Promise<void> {
    if (this.#work !== null) return;
    const work = new AbortController();
    this.#work = work;
    try {
      for (;;) {
        await visible();
        const turn = this.#table.thinking;
        if (work.signal.aborted || turn === null || this.#host?.shown() !== true) break;
        await this.#act(turn, work.signal);
      }
    } catch (error) {
      if (!work.signal.aborted) this.#fail(error);
    } finally {
      this.#work = null;
    }
  }

  async #act({ seat, skill, view, tournament }: Thinking<V>, signal: AbortSignal): Promise<void> {
    const until = performance.now() + pace.delay.action;
    const { action, reason } = await advise<A>(view, {
      level: skill,
      seed: this.#table.mind,
      ...(tournament && { tournament }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    await this.#wait(until - performance.now());
    if (signal.aborted || this.#host?.shown() !== true || this.#doing === null) return;
    if (!this.#table.check(seat, action).ok) {
      // Somebody else acted meanwhile, and it is to be thought over; or the answer is of no use.
      if (this.#table.thinking?.seat === seat) throw new IllegalAnswer();
      return;
    }
    this.thoughts.push({ seat, view, action, reason });
    this.#unsaid.push(this.#doing.play(seat, action));
    // At once means that several act within one breath: it is told in one.
    if (pace.speed !== "instant" || this.#table.thinking === null) {
      this.#host.announce(this.#unsaid.join(". "));
      this.#unsaid = [];
    }
    this.#host.refresh();
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The thread is given up, so that another try begins another. */
  #fail(error: unknown): void {
    giveUp();
    this.trouble = troubleOf(error);
    this.#host?.refresh();
  }
}

/** Nobody plays to a page that nobody sees. */
const visible = (): Promise<void> =>
  document.hidden
    ? new Promise((resolve) => document.addEventListener("visibilitychange", () => resolve(), { once: true }))
    : Promise.resolve();
