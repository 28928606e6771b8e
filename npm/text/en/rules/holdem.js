// The rules of tournament Texas Hold'em in English.

export const holdem = {
  "TH-1": [
    "Seats and button",
    "Two to ten players sit at a table. After every hand the button goes one seat clockwise, to the next player.",
  ],
  "TH-2": [
    "Blinds",
    "The first player left of the button posts the small blind, the next the big blind. Between two, the button posts the small blind, is dealt last, and acts first before the flop and last after it.",
  ],
  "TH-3": [
    "Ante",
    "There is no ante, or every player posts one, or the big blind posts one for the table. An ante does not count towards the call. A big blind too short for both pays the blind first, unless it is agreed otherwise.",
  ],
  "TH-4": [
    "The deal",
    "Everyone gets two cards, one at a time, from the button's left. Before flop, turn and river one card is burned face down.",
  ],
  "TH-5": [
    "Actions",
    "Fold; check where there is no bet to match; call; bet, at least the big blind; raise; all-in. Before the flop the player left of the big blind acts first and the big blind last, later the first player left of the button begins.",
  ],
  "TH-6": [
    "How much a raise is",
    "A raise is by at least the largest full bet or raise of the round, never by less than the big blind. After a bet of 300 and a raise to 900 the next is to at least 1,500. Where nobody else could put in more, there is nothing to raise.",
  ],
  "TH-7": [
    "The end of a round",
    "A round is over when all who are still in have matched the last bet or are all-in. The part of a bet that nobody called goes back. When all others have folded, the last player takes the pot unshown.",
  ],
  "TH-8": [
    "Short all-ins",
    "A player may go all-in for less than the minimum. Less than a full raise does not let those raise again who have acted already; several short all-ins that come to a full raise do.",
  ],
  "TH-9": [
    "Side pots",
    "Who is all-in can win from each opponent only as much as was put in. What goes beyond lies in side pots, one for each depth, and each pot is won by the best hand among those who paid for it.",
  ],
  "TH-10": [
    "Limits",
    "Played without a limit, with a pot limit, where a raise goes at most by the pot after the call, or with a fixed limit: one size for each street, one bet and three raises in a round, no cap between two players.",
  ],
  "TH-11": [
    "The order of showing",
    "Who bet or raised last on the river shows first. If all checked there, the first player left of the button does; then clockwise. Who is beaten may give the hand up unseen.",
  ],
  "TH-12": [
    "All-in: cards up",
    "When someone is all-in and no bet can follow, all hands are turned up at once, before the rest of the board. None may be given up unseen.",
  ],
  "TH-13": [
    "The best five",
    "A hand is the best five of the two own and the five common cards; both, one or none of the own cards play. The cards speak, not what a player says. Equal hands split.",
  ],
  "TH-14": [
    "Odd chips",
    "What does not divide goes, one chip each, to the first winners left of the button. Every side pot is split by itself.",
  ],
  "TH-15": [
    "The order of hands",
    "Royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. The lowest straight is ace to five, and none goes round the ace. Kickers decide, suits never.",
  ],
  "TH-16": [
    "Short posts",
    "A blind or an ante posted short is all-in. The others still owe the full blind, and raises count from it.",
  ],
  "TH-17": ["The first button", "Someone is given the button, or all draw a card for it and the highest has it."],
  "TH-18": [
    "The smallest chip",
    "Bets, splits and odd chips are in whole chips of the smallest that is in play. All-in may be any amount.",
  ],
  "TH-19": [
    "Asking to see a hand",
    "Who called the last bet on the river may have the bettor's hand shown. Undealt cards are never shown.",
  ],
  "TH-20": ["Out of time", "Who runs out of time, or is absent, checks where that is free, and folds otherwise."],
};

export const tournament = {
  "TT-1": [
    "Starting stacks, rebuys, add-on",
    "All begin with the same stack. More chips come only by a rebuy or the add-on, within their limits; late entries have theirs.",
  ],
  "TT-2": [
    "Levels and clock",
    "Blinds grow by levels of some minutes or hands, with breaks between. The clock can be stopped and moved. A new level counts from the next hand.",
  ],
  "TT-3": [
    "Places",
    "Who is out earlier has the lower place. Of those who go out in one hand, the larger stack at its start places higher; equal stacks share the places.",
  ],
  "TT-4": [
    "Points and prizes",
    "Places bring points, by a table or a formula, and prizes in whole units that add up. The chips themselves are worth no money.",
  ],
  "TT-5": [
    "Balancing tables",
    "Tables differ by one player at most. Who is due to be the big blind next moves, never into the small blind. A broken table's players draw seats; the final table is drawn anew.",
  ],
  "TT-6": [
    "The button when players leave",
    "The big blind always goes on by one seat, so that nobody misses or repeats a blind, and the button may stand before an empty chair. It can be agreed that the button simply moves on.",
  ],
  "TT-7": [
    "Hand for hand",
    "Before the last paid place every table waits for all others after each hand, and all-in hands stay face down until all are done. The tournament ends when one player has all the chips.",
  ],
  "TT-8": [
    "Colour-up",
    "Chips too small for the level are exchanged and the rest raced off from seat 1, at most one chip each; nobody goes out by it.",
  ],
  "TT-9": [
    "Absent or penalised",
    "Who is away is dealt in, posts blinds and antes, and the hand is killed. The chips of a disqualified player go out of play and are counted apart.",
  ],
  "TT-10": ["Bounties", "By agreement, who wins a player's last chips gets a bounty; equal winners share it."],
};

export const rulings = {
  "RL-1": [
    "Out of turn",
    "What is done out of turn binds if those in turn check, call or fold. If one of them bets or raises, it does not. A fold out of turn always binds.",
  ],
  "RL-2": [
    "Words and motions",
    "A bet is announced, or made in one motion: chips of a further motion do not count. Words or chips, whichever come first, bind; together, the words.",
  ],
  "RL-3": [
    "One chip",
    "One chip without a word is a call where there is a bet or a blind to match, however large it is, and a bet of its full value where there is none. With “raise” and no amount it is the most that it allows.",
  ],
  "RL-4": [
    "Several chips",
    "Without a word they are a call where each of them is needed for it. Otherwise, with at least half of the largest raise on top of the call they are a raise, completed to the whole, and with less a call. The last chips are all-in.",
  ],
  "RL-5": [
    "“Raise”, and amounts",
    "The word “raise” binds to at least the minimum. An amount without the word counts as if so many chips had been put out.",
  ],
  "RL-6": [
    "Conduct",
    "Cards stay on the table and in sight. Nobody talks about the hand in play, also after a fold, or advises a player. Penalties go from a warning by missed hands to exclusion and a ban. The floor's decision is final.",
  ],
  "RL-7": [
    "At the table",
    "Stay at your seat, never touch another's cards, share nothing about cards, and keep your phone away from the table.",
  ],
};
