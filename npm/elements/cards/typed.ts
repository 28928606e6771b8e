/** What is typed for cards. */
export interface Typed {
  /** The cards in it, whatever stands between them. */
  cards: string[];
  /** Cards and nothing else; the last may be half typed. */
  plain: boolean;
  /** The last card is half typed. */
  half: boolean;
}

/** Reads what is typed, as far as the page must know it: the package judges it. */
export function read(typed: string): Typed {
  const text = typed.trim();
  const plain = /^(?:[2-9TJQKA][cdhs][\s,]*)*([2-9TJQKA]?)$/.exec(text);
  return {
    cards: text.match(/[2-9TJQKA][cdhs]/g) ?? [],
    plain: plain !== null,
    half: plain !== null && plain[1] !== "",
  };
}
