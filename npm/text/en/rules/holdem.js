// The rules of tournament Texas Hold'em in English.

export const holdem = {
  "TH-1": [
    "Seats and button",
    "Two to ten players sit at a table. After every hand the button moves one seat clockwise, to the next player.",
  ],
  "TH-2": [
    "Blinds",
    "The first player left of the button posts the small blind, the next one the big blind. Heads-up, the button posts the small blind, is dealt last, and acts first before the flop and last after it.",
  ],
  "TH-3": [
    "Ante",
    "There is no ante, or every player posts one, or the big blind posts one for the table. An ante does not count towards a call. A big blind too short for both pays the blind first, unless it is agreed otherwise.",
  ],
  "TH-4": [
    "The deal",
    "Everyone gets two cards, one at a time, from the button's left. Before the flop, the turn and the river one card is burned face down.",
  ],
  "TH-5": [
    "Actions",
    "Fold; check, where there is no bet to match; call; bet, at least the big blind; raise; all-in. Before the flop the player left of the big blind acts first and the big blind last; later the first player left of the button begins. A hand that is over takes no more actions.",
  ],
  "TH-6": [
    "How much a raise is",
    "A raise is by at least the largest full bet or raise of the round, and never by less than the big blind. After a bet of 300 and a raise to 900 the next is to at least 1,500. Where nobody else could put in more, there is nothing to raise.",
  ],
  "TH-7": [
    "The end of a round",
    "A round is over when all players still in have matched the last bet or are all-in. The part of a bet that nobody called goes back. When all others have folded, the last player takes the pot without a showdown.",
  ],
  "TH-8": [
    "Short all-ins",
    "A player may go all-in for less than the minimum. Less than a full raise does not let those who have already acted raise again; several short all-ins that add up to a full raise do.",
  ],
  "TH-9": [
    "Side pots",
    "Players who are all-in can win from each opponent only as much as they put in themselves. What goes beyond that lies in side pots, as many as are needed, and each pot is won by the best hand among those who paid for it.",
  ],
  "TH-10": [
    "Limits",
    "There is no limit; or a pot limit, where a raise is by at most the pot after the call; or a fixed limit: the big blind up to the flop and twice that later, one bet and three raises in a round, without that cap between two players.",
  ],
  "TH-11": [
    "The order of showing",
    "The last player to bet or raise on the river shows first. If all checked there, the first player left of the button does; then it goes clockwise. Each may muck unseen instead; if all others do, the last player wins unshown.",
  ],
  "TH-12": [
    "All-in: cards up",
    "When someone is all-in and no bet can follow, all hands are turned up at once, before the rest of the board. None of them may be mucked.",
  ],
  "TH-13": [
    "The best five",
    "A hand is the best five of seven cards, two own and five common ones; both own cards play, or one, or none. The cards speak, not what a player says. Equal hands split the pot.",
  ],
  "TH-14": [
    "Odd chips",
    "What cannot be divided goes, one chip each, to the first winners left of the button. Every side pot is split by itself.",
  ],
  "TH-15": [
    "The order of hands",
    "Royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. The lowest straight is ace to five, and none goes round the ace. Kickers decide, suits never.",
  ],
  "TH-16": [
    "Short posts",
    "A player without enough chips for a blind or an ante is all-in. The others still owe the full blind, and raises count from it.",
  ],
  "TH-17": ["The first button", "A player is given the button, or all draw a card for it and the highest gets it."],
  "TH-18": [
    "The smallest chip",
    "Bets, splits and odd chips are whole chips of the smallest denomination in play. An all-in may be any amount.",
  ],
  "TH-19": [
    "Asking to see a hand",
    "A player who called the last bet on the river may ask to see the bettor's hand. Undealt cards are never shown.",
  ],
  "TH-20": [
    "Out of time",
    "A player who runs out of time, or is absent, checks where that is free, and folds otherwise.",
  ],
};

export const tournament = {
  "TT-1": [
    "Starting stacks, rebuys, add-on",
    "All begin with the same stack. More chips come only by a rebuy or the add-on, within their limits; late entries have limits of their own.",
  ],
  "TT-2": [
    "Levels and clock",
    "Blinds go up in levels of so many minutes or hands, with breaks between. The clock can be stopped and moved. A new level counts from the next hand.",
  ],
  "TT-3": [
    "Places",
    "Players who are out earlier place lower. Of players out in the same hand, the one with the larger stack before it places higher; equal stacks share the places.",
  ],
  "TT-4": [
    "Points and prizes",
    "Places bring points, by a table or a formula, and prizes in whole units that add up. The chips themselves are worth no money.",
  ],
  "TT-5": [
    "Balancing tables",
    "Tables differ by at most one player. The player due to be the big blind next is the one who moves, and never into the small blind. The players of a broken table draw seats; the final table is drawn anew.",
  ],
  "TT-6": [
    "The button when players leave",
    "The big blind always moves on to the next player, so that nobody misses or repeats a blind, and the button may be at an empty chair. It can be agreed that the button simply moves on.",
  ],
  "TT-7": [
    "Hand for hand",
    "With one player more than there are prizes, every table waits for all others after each hand, and all-in hands stay face down until all are done. The tournament ends when one player has all the chips.",
  ],
  "TT-8": [
    "Colour-up",
    "Chips too small for the level are changed and the rest raced off from seat 1, at most one chip each; nobody goes out by that.",
  ],
  "TT-9": [
    "Absent or penalised",
    "Players who are away are dealt in and post blinds and antes, and their hands are killed. The chips of a disqualified player go out of play and are counted apart.",
  ],
  "TT-10": [
    "Bounties",
    "By agreement, the player who wins another's last chips gets a bounty; equal winners share it.",
  ],
};

export const rulings = {
  "RL-1": [
    "Out of turn",
    "An action out of turn binds if those in turn check, call or fold. If one of them bets or raises, it does not. A fold out of turn always binds.",
  ],
  "RL-2": [
    "Words and motions",
    "A bet is announced or made in one motion: chips added in a further motion do not count. Words or chips, whichever come first, bind; if they come together, the words do.",
  ],
  "RL-3": [
    "One chip",
    "One chip without a word is a call where there is a bet or a blind to match, however large it is, and a bet of its full value where there is none. With “raise” and no amount it is the most that the chip allows.",
  ],
  "RL-4": [
    "Several chips",
    "Without a word they are a call if each of them is needed for it. Otherwise they are a raise, completed to the minimum, if they put at least half of the largest raise on top of the call; if less, a call. A player's last chips are all-in.",
  ],
  "RL-5": [
    "“Raise”, and amounts",
    "The word “raise” binds to at least the minimum raise. An amount without the word counts as if so many chips had been put out.",
  ],
  "RL-6": [
    "Conduct",
    "Cards stay on the table and in sight. Nobody talks about a hand in play, even after folding, or advises a player. Penalties run from a warning and missed hands to exclusion and a ban. The floor's decision is final.",
  ],
  "RL-7": [
    "At the table",
    "Stay at your seat, never touch another player's cards, share no information about cards, and keep your phone away from the table.",
  ],
};
