/** The words of the elements, in English. */
export const en = {
  expected: {
    card: "Not a card. Write rank and suit: Td.",
    note: "A serial has 7 digits, not all of them 0.",
    place: "A playing place is one of 1 to 7.",
  },
};

/** What every language has to say. */
export type Words = typeof en;
