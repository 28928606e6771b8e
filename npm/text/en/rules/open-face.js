// The rules of open-face Chinese in English.

export const openFace = {
  "OF-1": [
    "Players and points",
    "Two or three play, without bets. What a point is worth, the kush, and all options are agreed before.",
  ],
  "OF-2": ["Three rows", "Each player fills three rows: five cards at the bottom, five in the middle, three on top."],
  "OF-3": [
    "Deal and button",
    "The button moves on every deal. Who sits left of it is dealt and acts first. One deck of 52 cards is used.",
  ],
  "OF-4": [
    "Streets",
    "First five cards, all of them to be placed. Then four times three cards: two are placed and one is discarded face down. The next street is dealt when the last player has finished.",
  ],
  "OF-5": ["Placed cards", "A placed card does not move any more, and a full row takes no other."],
  "OF-6": [
    "Open and hidden",
    "Placed cards are seen by all. Drawn cards are their owner's until they are placed, unless it is agreed otherwise.",
  ],
  "OF-7": [
    "The order of rows",
    "The bottom must not be weaker than the middle, nor the middle than the top; equal is allowed. Otherwise the hand is dead.",
  ],
  "OF-8": [
    "Rank of rows",
    "Five-card rows rank as in poker. On top there are only high card, pair and three of a kind.",
  ],
  "OF-9": [
    "Points for rows",
    "Each two players compare row by row: a point, or two, for the better one, none for equal ones. All three rows together are worth 6.",
  ],
  "OF-10": ["Royalties", "Strong rows bring points of their own, by a table, whether the row is won or lost."],
  "OF-11": [
    "Dead hands",
    "A dead hand has no rows and no royalties; its opponent wins all three rows and has the own royalties. Two dead hands settle nothing. Other penalties can be agreed.",
  ],
  "OF-12": [
    "Settlement",
    "The loser of a pair pays the difference of points, each at the kush. Of three players each two settle.",
  ],
  "OF-13": [
    "Settlement by stacks",
    "It can be agreed that nobody wins more from one opponent than the own stack, or that a stack too short is shared in proportion to what is owed.",
  ],
  "OF-14": [
    "Fantasyland",
    "A live hand with a pair of queens or better on top earns a bonus hand in the next deal: 14 cards, or by agreement up to 17.",
  ],
  "OF-15": [
    "The bonus hand",
    "Its owner gets all cards after the first five, sets thirteen of them face down and discards the rest. The others play street by street; at the end the rows are turned up and scored.",
  ],
  "OF-16": [
    "Another bonus hand",
    "Three of a kind on top, or four of a kind or better in another row, earns the next one; a pair on top does not. By agreement a full house in the middle does, too.",
  ],
  "OF-17": ["How many in a row", "Usually at most two bonus hands in a row for one player."],
  "OF-18": [
    "Leaving",
    "Nobody against whom a bonus hand was earned may leave before it is played. It lapses if its owner leaves.",
  ],
  "OF-19": ["Button in bonus deals", "The button moves on in bonus deals, too, unless it is agreed otherwise."],
  "OF-20": [
    "Out of time",
    "For who runs out of time the table places the rest, without a dead hand where it can, or the hand is dead.",
  ],
  "OF-21": [
    "The closed game",
    "All thirteen cards are dealt at once, set and shown together; two to four play, without bonus hands. Naturals, such as six pairs, may win by themselves.",
  ],
  "OF-22": ["The first button", "The first button is drawn, or given to someone."],
  "OF-23": [
    "Agreements",
    "Options are agreed before the game. Only the manager changes them, between two deals, and decides disputes.",
  ],
  "OF-24": ["No advice", "Staff may name all actions that a beginner has, but not advise one."],
};
