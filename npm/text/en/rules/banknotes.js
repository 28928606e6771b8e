// The rules of the two banknote games in English.

export const banknotes = {
  "LP-1": ["Players", "Three to eight play; four to six is best."],
  "LP-2": [
    "The deck",
    "The cards are banknotes of one denomination, which the house provides and which has no value in the game. What counts are the seven digits of the serial. Bets are money, there are no poker chips.",
  ],
  "LP-3": [
    "Serials",
    "A serial has seven digits, not all of them 0, and stands in the deck once. There are notes for all players, and enough for the whole hand.",
  ],
  "LP-4": [
    "The playing place",
    "Before the deal the dealer announces a number from 1 to 7: the place in the serial that counts, for everyone and for the whole hand.",
  ],
  "LP-5": [
    "The base number",
    "The base number of a note is the digit at the playing place. Where a 0 stands there, the first digit from 1 to 9 to its right.",
  ],
  "LP-6": [
    "Nothing to the right",
    "Where no such digit stands to the right, reading goes on from the first digit of the serial.",
  ],
  "LP-7": ["Rank", "9 is the highest number, 1 the lowest."],
  "LP-8": [
    "Jokers",
    "At showdown each 0 in a serial, at any place, moves the base number of its own note by one point up or down, or not at all. Each player decides it for each note, so a common note may count differently for two players.",
  ],
  "LP-9": [
    "The ring",
    "For such a shift 9 and 1 are neighbours: 9 + 1 = 1, and 1 − 1 = 9. It does not make 8-9-1 a straight.",
  ],
  "LP-10": [
    "Hands of three numbers",
    "From the lowest up: high number (three different ones), pair, straight (three in sequence, 1-2-3 to 7-8-9), set.",
  ],
  "LP-11": [
    "Equal kinds",
    "Sets compare by their number, straights by their top, pairs by the pair and then the kicker, high numbers from the highest down.",
  ],
  "LP-12": ["Natural hands", "Of two equal hands, one made without jokers beats one made with them."],
  "LP-13": [
    "Naturals and kickers",
    "Kickers are compared first. It can be agreed that a natural hand wins before them.",
  ],
  "LP-14": [
    "Split pots",
    "Equal hands split the pot. Odd units go, one each, to the winners nearest to the dealer's left.",
  ],
  "LP-15": [
    "Declared hands",
    "The best hand is found for everyone. A player's own choice of notes and shifts can be checked against it.",
  ],
  "LP-20": [
    "Buy-in",
    "The buy-in is the ante and the organiser's rake. The rake is taken at once, the ante belongs to the pot; nothing more is taken from it.",
  ],
  "LP-21": [
    "A buy-in for each hand",
    "Every hand has its own ante. The rake may be paid in every hand or once in a match.",
  ],
  "LP-22": [
    "Money on the table",
    "A player plays with the money that lies there before the hand; none is added during it.",
  ],
  "LP-23": [
    "Separate piles",
    "Bets stay in a pile before each player and are joined only at the end. All-ins build side pots as in Hold'em.",
  ],
  "LP-24": [
    "The forced opening",
    "The first player left of the dealer must bet just the ante. The others call, raise or fold. With less money it is all-in, and the others still owe the whole ante.",
  ],
  "LP-25": [
    "The opener's last word",
    "After all have called the forced bet: with a common board the opener may still raise, in the closed game the round is over. It can be agreed otherwise.",
  ],
  "LP-26": ["Folding", "The ante of a player who folds stays in the pot, the notes go to the muck zone."],
  "LP-27": [
    "Later rounds",
    "They begin left of the dealer. A check is allowed, a bet is at least the ante, a raise at least the largest bet or raise of the round; there is no upper limit.",
  ],
  "LP-28": ["One player left", "When all others have folded, the last takes everything and shows nothing."],
  "LP-29": [
    "The end of a hand",
    "All notes go to the muck zone, and the hand is complete. The button moves on by one seat.",
  ],
  "LP-30": [
    "Who is dealt in",
    "Who cannot pay the buy-in whole does not play the hand; who pays it exactly is all-in for the ante.",
  ],
  "LP-31": [
    "All-in before the end",
    "When someone is all-in and the betting is over, the streets and exchanges go on without bets. Whether hands are turned up at once is agreed.",
  ],
  "LP-32": [
    "The end of a match",
    "With fewer than three players who can pay, the match is over. The button passes to the next who plays.",
  ],
  "LP-33": ["The first dealer", "The players choose the first dealer, or draw."],

  "LH-1": [
    "Two notes and a board",
    "Everyone gets two closed notes. One common note comes on the flop, one on the turn, one on the river; four rounds of betting.",
  ],
  "LH-2": [
    "Three of five",
    "At showdown the best three of five notes play; the own ones need not be among them. Jokers of other notes do nothing.",
  ],
  "LH-3": ["Showing", "All still in turn both notes over, however weak. Who does not, gets nothing of the pot."],
  "LH-4": ["The winner", "The whole of each pot goes to its strongest hand."],
  "LH-5": ["Burning", "No note is burned before the streets, unless it is agreed."],

  "LD-1": ["Closed notes", "All notes stay closed until the showdown; only their owner knows them."],
  "LD-2": [
    "Three notes",
    "Two notes before the flop, a third on the flop, always three from then on; four rounds of betting.",
  ],
  "LD-3": [
    "Zones",
    "Notes lie in three zones: the first two, the third, and those from exchanges. None changes its zone.",
  ],
  "LD-4": ["Looking", "The owner may look at any time, at one zone at a time."],
  "LD-5": [
    "Exchanges",
    "Turn and river begin with an exchange: in turn, each may discard one of the three notes and get a closed one for it. A round of betting follows.",
  ],
  "LD-6": [
    "Any of the three",
    "Any note may be exchanged, also one from the exchange before, and also by who is all-in.",
  ],
  "LD-7": [
    "Shoot the Moon",
    "Three zeros or more in the third note arm a shot, silently: half of the pot at showdown.",
  ],
  "LD-8": ["Which notes arm it", "The third note alone counts. It can be agreed that all three count together."],
  "LD-9": ["Burning the shot", "Any exchange burns the shot for good, and none arises later."],
  "LD-10": [
    "What a shot wins",
    "A shot held to the end takes half of the pot whatever the hand; several share that half. The rest goes to the best hand, which may be the same player's.",
  ],
  "LD-11": [
    "Shots and side pots",
    "This goes pot by pot, among those who may win it, and includes the antes, unless it is agreed that they go to the best hand. If all others fold, there is no showdown and no shot.",
  ],
  "LD-12": ["Odd units", "What cannot be halved stays with the best hand's half."],
  "LD-13": ["Showing", "All three notes are shown. Who does not show loses the shot, too."],
};
