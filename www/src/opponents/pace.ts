import { read, write } from "../storage";

/** How fast computers act. */
export type Speed = "calm" | "quick" | "instant";

export const speeds: readonly Speed[] = ["calm", "quick", "instant"];

/** How long a computer takes for an action at least, and how long a finished hand lies there before another, in milliseconds. */
const delays: Record<Speed, { action: number; hand: number }> = {
  calm: { action: 1300, hand: 9000 },
  quick: { action: 450, hand: 4000 },
  instant: { action: 0, hand: 1500 },
};

let speed: Speed | undefined;
let auto: boolean | undefined;

/** The pace that was chosen on this device. */
export const pace = {
  get speed(): Speed {
    speed ??= speeds.find((each) => each === read("speed")) ?? "calm";
    return speed;
  },
  set speed(chosen: Speed) {
    speed = chosen;
    write("speed", chosen);
  },
  /** Whether hands follow by themselves. */
  get auto(): boolean {
    auto ??= read("auto") === "true";
    return auto;
  },
  set auto(chosen: boolean) {
    auto = chosen;
    write("auto", String(chosen));
  },
  get delay() {
    return delays[pace.speed];
  },
};

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything may move: not where the device asks for less, nor where all goes at once. */
export const moves = (): boolean => pace.speed !== "instant" && !still.matches;
