// The rules of the two banknote games in English.

export const banknotes = {
  "LP-1": ["Players", "Three to eight people play; four to six is best."],
  "LP-2": [
    "The deck",
    "The cards are banknotes of one denomination, which the house provides and which has no value in the game. What counts is the serial number of seven digits. Bets are money: there are no poker chips.",
  ],
  "LP-3": [
    "Serials",
    "A serial has seven digits, not all of them 0, and appears in the deck only once, unless it is agreed otherwise. There must be enough notes for all players and the whole hand.",
  ],
  "LP-4": [
    "The playing place",
    "Before the deal the dealer announces a number from 1 to 7. It is the playing place, the digit of the serial that counts, for everyone and for the whole hand.",
  ],
  "LP-5": [
    "The base number",
    "The base number of a note is the digit at the playing place. If that is a 0, it is the first digit from 1 to 9 to its right.",
  ],
  "LP-6": [
    "Nothing to the right",
    "If there is no such digit to the right, reading goes on from the first digit of the serial.",
  ],
  "LP-7": ["Rank", "9 is the highest number, 1 the lowest."],
  "LP-8": [
    "Jokers",
    "At showdown each 0 in a serial, wherever it stands, may move the base number of its own note up or down by one. Each player decides this for each note, so a common note may count differently for two players.",
  ],
  "LP-9": [
    "The ring",
    "For such a shift 9 and 1 are neighbours: 9 + 1 = 1, and 1 − 1 = 9. This does not make 8-9-1 a straight.",
  ],
  "LP-10": [
    "Hands of three numbers",
    "From the lowest up: high number (three different numbers, not in sequence), pair, straight (three in sequence, 1-2-3 to 7-8-9), set.",
  ],
  "LP-11": [
    "Equal kinds",
    "Sets compare by their number, straights by their top, pairs by the pair and then the kicker, high numbers from the highest down.",
  ],
  "LP-12": [
    "Natural hands",
    "Of two hands equal in everything else, one made without jokers beats one made with them.",
  ],
  "LP-13": [
    "Naturals and kickers",
    "Kickers are compared first, and only then whether a hand is natural. It can be agreed that a natural hand beats one with jokers before the kickers are compared.",
  ],
  "LP-14": [
    "Split pots",
    "Equal hands split the pot. Odd units go one by one to the tied winners, beginning at the dealer's left.",
  ],
  "LP-15": [
    "Declared hands",
    "The table finds the best hand of everyone. A player's own choice of notes and shifts can be checked against it.",
  ],
  "LP-20": [
    "Buy-in",
    "The buy-in is the ante and the organiser's rake. The rake is taken at once; the ante belongs to the pot, and nothing more is taken from that.",
  ],
  "LP-21": [
    "A buy-in for each hand",
    "Every hand has its own ante. The rake is paid in every hand, or once in a match.",
  ],
  "LP-22": [
    "Money on the table",
    "Players play with the money that is on the table before the hand; none is added during it.",
  ],
  "LP-23": [
    "Separate piles",
    "Bets stay in a pile in front of each player and are joined only at the end. All-ins make side pots, as in Hold'em.",
  ],
  "LP-24": [
    "The forced opening",
    "The first player left of the dealer must open with a bet of exactly the ante. The others call, raise or fold. An opener with less money is all-in, and the others still owe the full ante.",
  ],
  "LP-25": [
    "The opener's last word",
    "When all have called the forced bet, the opener may still raise if there is a common board; in the closed game the round is over. It can be agreed otherwise.",
  ],
  "LP-26": ["Folding", "The ante of a player who folds stays in the pot, and the notes go to the muck zone."],
  "LP-27": [
    "Later rounds",
    "The first player still in, left of the dealer, begins. A check is allowed, a bet is at least the ante, and a raise is by at least the largest bet or raise of the round. There is no upper limit.",
  ],
  "LP-28": ["One player left", "When all others have folded, the last player takes everything and shows nothing."],
  "LP-29": [
    "The end of a hand",
    "All notes go to the muck zone, and the hand is complete. The button moves on by one seat.",
  ],
  "LP-30": [
    "Who is dealt in",
    "A player who cannot pay the whole buy-in is not dealt in; one who pays exactly that is all-in for the ante.",
  ],
  "LP-31": [
    "All-in before the end",
    "When the betting is over and someone is all-in, the streets and exchanges go on without bets. Whether hands are turned up at once is agreed.",
  ],
  "LP-32": [
    "The end of a match",
    "With fewer than three players who can pay the buy-in, the match is over. The button always passes to a player who is dealt in.",
  ],
  "LP-33": ["The first dealer", "The players choose the first dealer, or draw for it."],

  "LH-1": [
    "Two notes and a board",
    "Everyone gets two closed notes. One common note comes on the flop, one on the turn and one on the river. There are four rounds of betting.",
  ],
  "LH-2": [
    "Three of five",
    "At showdown the best three of five notes play; a player's own need not be among them. The jokers of the other notes do nothing.",
  ],
  "LH-3": [
    "Showing",
    "All players still in turn over both notes, however weak the hand. Whoever does not show gets nothing from the pot.",
  ],
  "LH-4": ["The winner", "The whole of each pot goes to its strongest hand."],
  "LH-5": ["Burning", "No note is burned before a street, unless that is agreed."],

  "LD-1": ["Closed notes", "All notes stay closed until the showdown; only their owner sees them."],
  "LD-2": [
    "Three notes",
    "Two notes before the flop, a third on the flop, and always three from then on. There are four rounds of betting.",
  ],
  "LD-3": [
    "Zones",
    "A player's notes lie in three zones: the first two, the third, and those received in exchanges. A note never changes its zone.",
  ],
  "LD-4": [
    "Looking",
    "The owner may look at any time, but at one zone at a time; the two notes of the first zone are looked at together.",
  ],
  "LD-5": [
    "Exchanges",
    "The turn and the river each begin with an exchange: in turn, each player may discard one of the three notes and get a closed one for it. A round of betting follows.",
  ],
  "LD-6": [
    "Any of the three",
    "Any of the three notes may be exchanged, even one from the exchange before. A player who is all-in may exchange, too.",
  ],
  "LD-7": [
    "Shoot the Moon",
    "Three zeros or more in the third note arm a shot, silently: half of the pot at showdown.",
  ],
  "LD-8": ["Which notes arm it", "The third note alone counts. It can be agreed that all three count together."],
  "LD-9": ["Burning the shot", "Any exchange burns its player's shot for good, and no shot arises later."],
  "LD-10": [
    "What a shot wins",
    "A shot held to the end takes half of the pot, whatever the hand; several shots share that half. The rest goes to the best hand, which may be the same player's.",
  ],
  "LD-11": [
    "Shots and side pots",
    "Each pot is divided so among those who can win it, antes included, unless it is agreed that the antes go to the best hand. If all others fold, there is no showdown and no shot.",
  ],
  "LD-12": ["Odd units", "A unit that cannot be halved stays with the best hand's half."],
  "LD-13": ["Showing", "All three notes are shown. Whoever does not show loses the shot, too."],
};
