import type { ClockView, Level } from "cardroom";
import { h } from "../element";
import { words } from "../text";
import type { Hall } from "./hall";
import type { Told } from "./told";

/** Minutes and seconds, with hours where there are any; a begun second counts whole. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** Blinds and ante of a level in a few words. */
export function blinds({ small, big, ante }: Pick<Level, "small" | "big" | "ante">): string {
  const { tournament: say } = words;
  const both = `${words.amount(small)} / ${words.amount(big)}`;
  if (ante === undefined || ante.mode === "none" || ante.amount === 0) return both;
  return `${both}, ${ante.mode === "each" ? say.anteOfEach(ante.amount) : say.ante(ante.amount)}`;
}

/** What is left of a level or break, by the clock or by hands. */
function left({ remaining, handsLeft }: ClockView): string {
  if (remaining !== null) return timeLeft(remaining);
  return handsLeft === null ? "—" : words.tournament.hands(handsLeft);
}

/** Runs `work` now and twice a second, as long as the element is on the page. */
export function ticking(element: HTMLElement, work: () => void): void {
  work();
  const timer = setInterval(() => {
    if (element.isConnected) work();
    else clearInterval(timer);
  }, 500);
}

/** The title of what is played now: the level, or a break. */
const title = ({ level, onBreak, state }: ClockView) =>
  state === "waiting" ? words.tournament.waiting : onBreak ? words.tournament.break : words.tournament.level(level);

/** The line above the table of a sit-and-go: level, blinds, what is left of it, what comes next. */
export function levelStrip(hall: Hall, told: () => Told): HTMLElement {
  const { tournament: say } = words;
  const time = h("b", { class: "time" });
  const level = h("b");
  const now = h("span");
  const next = h("span", { class: "next" });
  const players = h("span");
  const element = h(
    "div",
    { class: "level-strip", role: "group", "aria-label": say.clock },
    level,
    now,
    time,
    next,
    players,
  );
  ticking(element, () => {
    hall.tick();
    const clock = hall.clock;
    const { left: still, entrants } = told().view;
    players.textContent = say.playersLeft(still, entrants);
    level.textContent = title(clock);
    now.textContent = blinds(clock);
    time.textContent = left(clock);
    next.textContent = clock.next === null ? say.lastLevel : say.next(blinds(clock.next));
  });
  return element;
}

/** The clock as it hangs in a club's hall. `changed` is called when another level or break has begun. */
export function hallClock(hall: Hall, changed: () => void): HTMLElement {
  const { tournament: say } = words;
  const view = hall.view;
  const level = h("h2", { id: "clock-name", class: "level" });
  const time = h("p", { class: "time", role: "timer", "aria-labelledby": "clock-name" });
  const state = h("p", { class: "state" });
  const now = h("p", { class: "blinds" });
  const next = h("p", { class: "next" });
  const pause = h("p", { class: "next" });
  const figure = (name: string, value: string) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
  const element = h(
    "section",
    { class: "hall-clock", "aria-labelledby": "clock-name" },
    h("div", { class: "main-clock" }, level, time, state, now, next, pause),
    h(
      "dl",
      { class: "figures" },
      figure(say.players, say.ofEntrants(view.left, view.entrants)),
      figure(say.averageStack, words.amount(view.averageStack)),
      figure(say.chipsInPlay, words.amount(view.chips.inPlay)),
      figure(say.tables, words.amount(view.tables.length)),
      ...(view.pool > 0 ? [figure(say.pool, words.amount(view.pool))] : []),
      ...(view.handForHand === null ? [] : [figure(say.handForHand, say.round(view.handForHand))]),
    ),
    view.prizes.length > 0 &&
      h(
        "ol",
        { class: "prizes", "aria-label": say.prizes },
        ...view.prizes.map((prize, at) => h("li", {}, `${say.place(at + 1)} `, h("b", {}, words.amount(prize)))),
      ),
  );
  let shown: string | null = null;
  ticking(element, () => {
    const clock = hall.clock;
    level.textContent = title(clock);
    time.textContent = left(clock);
    state.textContent = clock.state === "running" ? "" : say.clockState[clock.state];
    now.textContent = blinds(clock);
    next.textContent = clock.next === null ? say.lastLevel : say.next(blinds(clock.next));
    pause.textContent = clock.untilBreak === null ? "" : say.untilBreak(timeLeft(clock.untilBreak));
    const period = `${clock.level} ${clock.onBreak}`;
    if (shown !== null && shown !== period) changed();
    shown = period;
  });
  return element;
}
