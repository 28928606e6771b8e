// The rules of open-face Chinese in English.

export const openFace = {
  "OF-1": [
    "Players and points",
    "Two or three play, without bets. The value of a point, the kush, and all options are agreed before the game.",
  ],
  "OF-2": ["Three rows", "Each player fills three rows: five cards at the bottom, five in the middle, three on top."],
  "OF-3": [
    "Deal and button",
    "The button moves on every deal. The player on its left is dealt and acts first. One deck of 52 cards is used.",
  ],
  "OF-4": [
    "Streets",
    "First come five cards, and all of them are placed. Then come three cards four times: two are placed and one is discarded face down. The next street is dealt when the last player has finished.",
  ],
  "OF-5": ["Placed cards", "A card that has been placed does not move any more, and a full row takes no other."],
  "OF-6": [
    "Open and hidden",
    "Placed cards are seen by all. Drawn cards are seen by their owner alone until they are placed, unless it is agreed otherwise.",
  ],
  "OF-7": [
    "The order of rows",
    "The bottom must not be weaker than the middle, nor the middle weaker than the top; equal is allowed. Otherwise the hand is dead.",
  ],
  "OF-8": [
    "Rank of rows",
    "Rows of five cards rank as in Hold'em. On top there are only high card, pair and three of a kind: no straight and no flush.",
  ],
  "OF-9": [
    "Points for rows",
    "Every two players compare row by row: one point, or two by agreement, for the better row, none for equal ones. All three rows together are worth 6.",
  ],
  "OF-10": ["Royalties", "Strong rows bring points of their own, by a table, whether the row is won or lost."],
  "OF-11": [
    "Dead hands",
    "A dead hand has no rows and no royalties; its opponent wins all three rows and keeps any royalties. Two dead hands settle nothing. Another penalty can be agreed.",
  ],
  "OF-12": [
    "Settlement",
    "In each pair the player with fewer points pays the difference, times the kush. Of three players, every two settle with each other.",
  ],
  "OF-13": [
    "Settlement within stacks",
    "It can be agreed that nobody wins more from an opponent than their own stack, or that a stack too short for all is shared in proportion to what is owed.",
  ],
  "OF-14": [
    "Fantasyland",
    "A live hand with a pair of queens or better on top earns a bonus hand in the next deal: 14 cards, or by agreement up to 17.",
  ],
  "OF-15": [
    "The bonus hand",
    "Its owner gets all the other cards right after the first five, sets thirteen face down and discards the rest. The others play street by street; at the end the rows are turned up and scored as usual.",
  ],
  "OF-16": [
    "Another bonus hand",
    "Three of a kind on top, or four of a kind or better in another row, earns another one; a pair on top does not. By agreement a full house in the middle does, too.",
  ],
  "OF-17": ["How many in a row", "Usually one player may play at most two bonus hands in a row."],
  "OF-18": [
    "Leaving",
    "Players against whom a bonus hand was earned may not leave before it is played. It lapses if its owner leaves.",
  ],
  "OF-19": ["Button in bonus deals", "The button moves on in bonus deals, too, unless it is agreed otherwise."],
  "OF-20": [
    "Out of time",
    "For a player who runs out of time the table places the rest, without a dead hand where that is possible. It can be agreed that the hand is dead instead.",
  ],
  "OF-21": [
    "The closed game",
    "All thirteen cards are dealt at once, set and shown together; two to four play, without bonus hands. By agreement naturals, such as six pairs, win by themselves.",
  ],
  "OF-22": ["The first button", "The first button is drawn for, or given to a player."],
  "OF-23": [
    "Agreements",
    "Options are agreed before the game. Only the manager changes them, between two deals; the manager's decision is final.",
  ],
  "OF-24": ["No advice", "Staff may tell a beginner all the possible actions, but not advise any of them."],
};
