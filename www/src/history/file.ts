import { type Game, toPhh } from "cardroom";
import type { Line } from "../events";
import type { PastHand } from "../store/kept";
import { language, tableWords, words } from "../text";
import type { Steps } from "./steps";

/** A hand as a file. */
export interface File {
  /** How the form is called. */
  form: "save" | "phh" | "text";
  name: string;
  type: string;
  text: string;
}

const written = ({ text, pieces }: Line) => [text, ...pieces].join(" ");

/** A hand by its number in the match. */
export const named = ({ game, number }: Pick<PastHand, "game" | "number">): string =>
  game === "open-face" ? words.openFace.deal(number) : tableWords(game).table.hand(number);

/** When something was, in the present language; as it is written where the browser is at home, if it speaks that. */
export const when = (at: number): string =>
  new Intl.DateTimeFormat(navigator.language.startsWith(language) ? navigator.language : language, {
    dateStyle: "long",
    timeStyle: "short",
  }).format(at);

/** A hand in every form that it can be taken away in. */
export function files(hand: PastHand, steps: Steps): File[] {
  const name = `${hand.game}-${hand.match.slice(0, 8)}-${hand.number + 1}`;
  const title = `${words.games[hand.game]}, ${named(hand)}, ${when(hand.at)}`;
  const text = [title, "", ...steps.log.map(written), ""].join("\n");
  const phh = record(steps.hand);
  return [
    { form: "text", name: `${name}.txt`, type: "text/plain", text },
    { form: "save", name: `${name}.json`, type: "application/json", text: hand.save },
    ...(phh === null ? [] : [{ form: "phh" as const, name: `${name}.phh`, type: "text/plain", text: phh }]),
  ];
}

/** The record in PHH, where the format has a place for such a hand. */
function record(hand: Game): string | null {
  if (hand.view().game !== "texas-holdem") return null;
  try {
    return toPhh(hand);
  } catch {
    return null;
  }
}

/** Gives a text to the person as a file; nothing leaves the device. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
