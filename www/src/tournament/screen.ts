import { h } from "../element";
import { said } from "../fault";
import type { Host } from "../play";
import { director } from "./director";
import { Hall } from "./hall";
import { tournamentForm } from "./setup";
import { sitAndGo } from "./sit";

/** The tournament of this device, from one screen to the next; `undefined` before it was looked for. */
let running: ((host: Host) => HTMLElement) | null | undefined;
let notice: string | null = null;

const shown = (hall: Hall) => (hall.kind === "clock" ? director(hall) : sitAndGo(hall));

/** Looks for the tournament anew: another tab may have played it on. */
export function forget(): void {
  running = undefined;
  notice = null;
}

/** The tournament that is played, or the form for one. */
export function tournament(host: Host): HTMLElement {
  if (running === undefined) {
    running = null;
    try {
      const hall = Hall.resume();
      running = hall === null ? null : shown(hall);
    } catch (error) {
      notice = said(error);
      Hall.forget();
    }
  }
  const mine = running;
  const over = {
    ...host,
    // Not that of before, where another tab has played meanwhile.
    shown: () => host.shown() && running === mine,
    ended: () => {
      running = null;
      host.redraw();
    },
  };
  if (running !== null) return h("div", { class: "tournament", "data-patch": true }, running(over));
  return tournamentForm(notice, (hall) => {
    running = shown(hall);
    notice = null;
    host.redraw();
  });
}
