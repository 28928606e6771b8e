import type { NumbersEvaluation, UsedNote } from "cardroom";
import { drawInlineNote, drawNote, drawSmallNote, nameNote } from "cardroom/elements/drawing";
import type { Pieces } from "../pieces";
import { language, phrases } from "../text";

/** A note as a picture with a name; `null` lies face down. `used` is how it plays, `null` where it does not. */
export const picture = (note: string | null, place: number | null, used: UsedNote | null = null): HTMLElement =>
  drawNote(note, { lang: language, place, used });

/** Notes, read at the place that was announced. */
export const notes = (place: number | null): Pieces<NumbersEvaluation> => {
  const used = (best: NumbersEvaluation | null | undefined, at: number) =>
    best?.used.find(({ index }) => index === at) ?? null;
  return {
    row: (pieces, best, from = 0) => pieces.map((note, at) => picture(note, place, used(best, from + at))),
    small: (pieces, best) =>
      pieces.map((note, at) => drawSmallNote(note, { lang: language, place, used: used(best, at) })),
    inline: (note) => drawInlineNote(note, { lang: language, place }),
    spoken: (note) => nameNote(note, { lang: language, place }),
    hand: (best) => phrases.describeNumbers(best),
  };
};
