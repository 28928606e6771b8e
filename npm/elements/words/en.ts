/** What all elements say, in English. */
export const common = {
  sentence: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  rule: (id: string) => `Rule ${id}`,
  serial: (at: number) => `Serial ${at + 1}: 7 digits, not all of them 0.`,
  expected: {
    number: (least: number) => `A whole number, at least ${least}.`,
    seed: "64 hexadecimal digits.",
    cards: "Not a card. Write rank and suit: As Td 9c.",
    card: "Not a card. Write rank and suit: Td.",
    note: "A serial has 7 digits, not all of them 0.",
    place: "A playing place is one of 1 to 7.",
  },
  loading: "The module could not be loaded",
  close: "Close",
};

/** What every language has to say. */
export type CommonWords = typeof common;
