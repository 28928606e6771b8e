//! TT-1 … TT-4, TT-8 … TT-10: one rule a test.

use super::*;
use cardroom::Limit;
use cardroom::table::{self, Post};
use cardroom::tournament::{
    AcrossTables, AddOn, Entry, Payouts, Penalty, PenaltyRule, Phase, PlayerStatus, Points, Rebuys,
};

fn rebuys() -> Rebuys {
    Rebuys { until_level: 1, at_most: 0, chips: 5_000, per_player: None, price: 10 }
}

fn placed(club: &Club) -> Vec<(u32, u32, u32)> {
    let standings = club.t.standings();
    let one = |one: &cardroom::tournament::Standing| Some((one.player.0, one.place?, one.to?));
    let mut placed: Vec<_> = standings.iter().filter_map(one).collect();
    placed.sort_by_key(|(player, place, _)| (*place, *player));
    placed
}

fn posts(events: &[Event]) -> Vec<(u8, Post, u64)> {
    let post = |event: &Event| match event {
        Event::Hand { event, .. } => match **event {
            table::Event::Posted { seat, post, amount, .. } => Some((seat.0, post, amount.0)),
            _ => None,
        },
        _ => None,
    };
    events.iter().filter_map(post).collect()
}

/// Everyone folds to the big blind, or the hand is played out by calls and checks.
fn play_out(club: &mut Club, table: u32) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(seat) = club.t.hand(table).and_then(|hand| hand.can_act().only()) {
        events.extend(club.act(Action::Play { table, seat, action: table::Action::Fold }));
    }
    events
}

#[test]
fn tt_01_everyone_starts_with_the_same_stack_and_late_entrants_too() {
    let mut club = Club::started(Setup { late_until: Some(2), ..setup(1) }, 4);
    club.hand(0, &[(1, 0)]);
    club.wait(25);
    let events = club.act(Action::Enter { name: Some("Вера".into()), stack: Some(5_000) });
    assert!(matches!(
        events[..],
        [
            Event::Level { level: 2, .. },
            Event::Entered { player: Player(4), .. },
            Event::Seated { player: Player(4), .. }
        ]
    ));
    assert_eq!((club.stack(4), club.t.view().chips.in_play), (5_000, Chips(25_000)));
    assert!(club.t.view().entries_open);
    // Places are told when entries are over: 5 entrants, one is out.
    assert_eq!(placed(&club), []);
    club.wait(25);
    club.act(Action::SitOut { player: Player(0) });
    assert_eq!((club.t.view().entries_open, placed(&club)), (false, vec![(1, 5, 5)]));
}

#[test]
fn tt_01_who_busts_in_the_rebuy_period_decides_until_the_next_deal_there() {
    let mut club = Club::started(Setup { rebuys: Some(rebuys()), ..setup(2) }, 4);
    let events = club.hand(0, &[(1, 0), (2, 0)]);
    let may = events.iter().filter(|event| matches!(event, Event::Busted { may_rebuy: true, .. })).count();
    assert_eq!((may, club.t.view().left), (2, 4));
    let pool = club.t.view().pool;
    assert_eq!(
        club.act(Action::Rebuy { player: Player(1) }),
        [Event::Rebought { player: Player(1), rebuys: 1, stack: Chips(5_000) }]
    );
    assert_eq!((club.stack(1), club.t.view().pool), (5_000, pool + 10));
    assert_eq!(club.t.view().chips.rebuys, Chips(5_000));
    // The next deal declines for player 2.
    let events = club.act(Action::DealElsewhere { table: 0 });
    assert_eq!(
        events[..2],
        [Event::Declined { player: Player(2) }, Event::Eliminated { player: Player(2), left: 3 }]
    );
    // The hand began in level 1: a rebuy is open however late it ends.
    club.wait(30);
    club.end(0, &[(3, 0)]);
    assert_eq!(club.standing(3).status, PlayerStatus::MayRebuy);
    club.act(Action::Rebuy { player: Player(3) });
    // The next one begins in level 2.
    let events = club.hand(0, &[(3, 0)]);
    assert!(events.contains(&Event::Eliminated { player: Player(3), left: 2 }));
    assert_eq!(placed(&club), [(3, 3, 3), (2, 4, 4)]);
}

#[test]
fn tt_01_the_add_on_comes_in_its_break_once_each() {
    let add_on = AddOn { after_level: 2, chips: 2_500, price: 5 };
    let mut club = Club::started(Setup { add_on: Some(add_on), ..setup(3) }, 3);
    assert_eq!(
        club.refused(Action::AddOn { player: Player(0) }),
        Reason::AddOnClosed { after_level: Some(2) }
    );
    club.wait(45);
    let events = club.act(Action::AddOn { player: Player(0) });
    assert_eq!(events.last(), Some(&Event::AddedOn { player: Player(0), stack: Chips(7_500) }));
    assert_eq!((club.t.view().chips.add_ons, club.t.view().pool), (Chips(2_500), 5));
    assert_eq!(club.refused(Action::AddOn { player: Player(0) }), Reason::AddOnTaken {});
    club.act(Action::AddOn { player: Player(1) });
    club.wait(10);
    assert_eq!(
        club.refused(Action::AddOn { player: Player(2) }),
        Reason::AddOnClosed { after_level: Some(2) }
    );
}

#[test]
fn tt_02_a_new_level_counts_from_the_next_hand() {
    let mut club = Club::started(setup(4), 3);
    let events = club.act(Action::Deal { table: 0 });
    assert_eq!(posts(&events).iter().map(|post| post.2).collect::<Vec<_>>(), [25, 50]);
    club.wait(21);
    let seat = club.t.hand(0).unwrap().can_act().only().unwrap();
    let events = club.act(Action::Play { table: 0, seat, action: table::Action::Fold });
    assert!(matches!(events[0], Event::Level { level: 2, small: Chips(50), big: Chips(100), .. }));
    let stakes = club.t.hand(0).unwrap().terms().stakes.smallest_bet();
    assert_eq!((stakes, club.t.view().clock.level), (Chips(50), 2));
    play_out(&mut club, 0);
    let events = club.act(Action::Deal { table: 0 });
    assert_eq!(posts(&events).iter().map(|post| post.2).collect::<Vec<_>>(), [50, 100]);
}

#[test]
fn tt_02_no_hand_is_dealt_in_a_break() {
    let mut club = Club::started(setup(5), 3);
    club.wait(41);
    let reason = club.refused(Action::Deal { table: 0 });
    assert_eq!(reason, Reason::OnBreak { remaining: 9 * MINUTE });
    club.act(Action::Pause);
    club.wait(60);
    assert_eq!(club.t.clock(club.now).unwrap().remaining, Some(9 * MINUTE));
    club.act(Action::Resume);
    let events = club.act(Action::SetRemaining { milliseconds: 1_000 });
    assert_eq!(events, [Event::ClockSet { remaining: 1_000 }]);
    club.now += 1_000;
    let events = club.act(Action::DealElsewhere { table: 0 });
    assert!(matches!(events[0], Event::Level { level: 3, .. }));
    let back = club.act(Action::Back);
    assert_eq!(back, [Event::Break { minutes: 10 }]);
    let forward = club.act(Action::Forward);
    assert!(matches!(forward[..], [Event::Level { level: 3, .. }]));
}

#[test]
fn tt_02_a_level_by_hands_ends_when_a_table_has_finished_so_many() {
    let by_hands = |small, big| match level(small, big, 0, 1) {
        Period::Level(level) => Period::Level(Level { length: Length::Hands(2), ..level }),
        rest @ Period::Break { .. } => rest,
    };
    let schedule = vec![by_hands(25, 50), by_hands(50, 100), level(100, 200, 0, 20)];
    let mut club = Club::started(Setup { schedule, ..setup(6) }, 12);
    let levels = |events: &[Event]| {
        events
            .iter()
            .filter_map(|event| if let Event::Level { level, .. } = event { Some(*level) } else { None })
            .collect::<Vec<_>>()
    };
    assert_eq!(levels(&club.hand(0, &[])), []);
    assert_eq!(levels(&club.hand(1, &[])), []);
    // This hand of level 1 ends in level 2 and does not count there.
    club.act(Action::DealElsewhere { table: 1 });
    assert_eq!(levels(&club.hand(0, &[])), [2]);
    assert_eq!(levels(&club.end(1, &[])), []);
    assert_eq!(levels(&club.hand(1, &[])), []);
    assert_eq!(levels(&club.hand(1, &[])), [3]);
}

#[test]
fn tt_03_out_in_one_hand_the_larger_stack_before_it_places_higher() {
    let mut club = Club::started(setup(7), 4);
    // Player 1 gets 1 000 from player 2, then both go out.
    club.act(Action::DealElsewhere { table: 0 });
    let mut stacks = club.t.hand_setup(0).unwrap().stacks.clone();
    stacks[club.seat(1).1.index()] += 1_000;
    stacks[club.seat(2).1.index()] -= 1_000;
    club.act(Action::Result { table: 0, stacks, knockouts: Vec::new() });
    club.hand(0, &[(2, 0), (1, 0)]);
    assert_eq!(placed(&club), [(1, 3, 3), (2, 4, 4)]);
}

#[test]
fn tt_03_equal_stacks_share_their_places_with_prizes_and_points_averaged() {
    let payouts = Some(Payouts::Prizes(vec![50, 30, 15, 4]));
    let points = Some(Points::Table(vec![10, 6, 3, 2]));
    let entry = Entry { price: 25, bounty: 0 };
    let mut club = Club::started(Setup { payouts, points, entry, ..setup(8) }, 4);
    club.hand(0, &[(3, 0), (1, 0)]);
    assert_eq!(placed(&club), [(1, 3, 4), (3, 3, 4)]);
    // 15 + 4 and 3 + 2 in two parts: the odd unit goes to the lower number.
    let of = |player| (club.standing(player).prize, club.standing(player).points);
    assert_eq!((of(1), of(3)), ((10, 3), (9, 2)));
}

/// Three tables of which players bust in one round of hand-for-hand.
fn bubble(across_tables: AcrossTables) -> Club {
    let mut prizes = vec![10; 49];
    prizes.push(7);
    let entry = Entry { price: 10, bounty: 0 };
    let payouts = Some(Payouts::Prizes(prizes));
    let mut club = Club::started(Setup { payouts, entry, across_tables, ..setup(9) }, 52);
    let events = club.act(Action::HandForHand { on: true });
    assert_eq!(events, [Event::HandForHand { on: true }, Event::Round { round: 1 }]);
    let tables = club.open();
    let out: Vec<(u32, u32)> = tables[..3]
        .iter()
        .map(|table| {
            let players: Vec<u32> =
                club.chairs(*table).into_iter().flatten().map(|player| player.0).collect();
            (players[0], players[1])
        })
        .collect();
    // The stacks before the hand differ: a hand before the round took from them.
    for (at, table) in tables.iter().enumerate() {
        club.act(Action::DealElsewhere { table: *table });
        let lose = out.get(at).map(|pair| vec![*pair]).unwrap_or_default();
        assert_eq!(placed(&club), [], "places wait for the end of the round");
        club.end(*table, &lose);
    }
    club
}

#[test]
fn tt_03_tt_07_52_left_50_paid_three_bust_in_one_round_and_share_places_and_prize() {
    let club = bubble(AcrossTables::Share);
    let out = placed(&club);
    assert_eq!(out.iter().map(|(_, place, to)| (*place, *to)).collect::<Vec<_>>(), [(50, 52); 3]);
    let prizes: Vec<u64> = out.iter().map(|(player, ..)| club.standing(*player).prize).collect();
    assert_eq!(prizes, [3, 2, 2]);
    // 49 are left and paid: the bubble has burst, and hand-for-hand play is over.
    assert_eq!((club.t.view().left, club.t.view().hand_for_hand), (49, None));
    // Equal stacks share by the other rule as well.
    assert_eq!(placed(&bubble(AcrossTables::ByStack)), out);
}

#[test]
fn tt_03_tt_07_three_out_across_two_tables_in_a_round_share_or_go_by_stack() {
    for (across, expected) in [
        (AcrossTables::Share, [(8, 10), (8, 10), (8, 10)]),
        (AcrossTables::ByStack, [(8, 8), (9, 9), (10, 10)]),
    ] {
        let mut club = Club::started(Setup { chairs: 5, across_tables: across, ..setup(10) }, 10);
        let players = |club: &Club, table| -> Vec<u32> {
            club.chairs(table).into_iter().flatten().map(|player| player.0).collect()
        };
        let (one, other) = (players(&club, 0), players(&club, 1));
        // Before the round: the first of table 0 wins 500 of the second, and the first of table 1 loses 1 000.
        for (table, from, to, chips) in [(0, one[1], one[0], 500), (1, other[0], other[1], 1_000)] {
            club.act(Action::DealElsewhere { table });
            let mut stacks = club.t.hand_setup(table).unwrap().stacks.clone();
            stacks[club.seat(from).1.index()] -= chips;
            stacks[club.seat(to).1.index()] += chips;
            club.act(Action::Result { table, stacks, knockouts: Vec::new() });
        }
        club.act(Action::HandForHand { on: true });
        club.act(Action::DealElsewhere { table: 0 });
        club.act(Action::DealElsewhere { table: 1 });
        club.end(1, &[(other[0], other[2])]);
        club.end(0, &[(one[0], one[2]), (one[1], one[3])]);
        // 5 500, 4 500 and 4 000 before the hand.
        let seen = [one[0], one[1], other[0]].map(|player| {
            let standing = club.standing(player);
            (standing.place.unwrap(), standing.to.unwrap())
        });
        assert_eq!(seen, expected);
    }
}

#[test]
fn tt_04_prizes_are_shares_of_the_pool_and_points_go_by_entrants_and_place() {
    let entry = Entry { price: 11, bounty: 0 };
    let payouts = Some(Payouts::Shares(vec![6_500, 3_500]));
    let points = Some(Points::Linear { factor: 3 });
    let mut club = Club::started(Setup { payouts, points, entry, added: 6, ..setup(11) }, 3);
    assert_eq!((club.t.view().pool, club.t.view().prizes), (39, vec![25, 14]));
    club.act(Action::SetPayouts { payouts: Some(Payouts::Prizes(vec![39])) });
    assert_eq!(club.t.view().prizes, [39]);
    club.act(Action::SetPayouts { payouts: Some(Payouts::Shares(vec![5_000, 5_000])) });
    club.hand(0, &[(1, 0)]);
    let events = club.hand(0, &[(0, 2)]);
    assert_eq!(events.last(), Some(&Event::Finished { winner: Player(2) }));
    let of = |player| (club.standing(player).prize, club.standing(player).points);
    assert_eq!([of(2), of(0), of(1)], [(20, 9), (19, 6), (0, 3)]);
    assert_eq!(club.t.view().phase, Phase::Finished);
}

#[test]
fn tt_08_small_chips_are_raced_off_before_the_first_hand_of_a_level_that_needs_them_no_more() {
    let mut club = Club::started(setup(12), 3);
    club.act(Action::DealElsewhere { table: 0 });
    let mut stacks = club.t.hand_setup(0).unwrap().stacks.clone();
    assert_eq!(club.t.hand_setup(0).unwrap().chip_unit, 25);
    (stacks[0], stacks[1], stacks[2]) = (5_025, 4_925, 5_050);
    club.act(Action::Result { table: 0, stacks, knockouts: Vec::new() });
    // Level 2 is 50/100 and needs no chip of 25; the next after it is 100/200.
    club.wait(55);
    let events = club.act(Action::DealElsewhere { table: 0 });
    let race = events
        .iter()
        .find_map(|event| if let Event::RacedOff { race, .. } = event { Some(race) } else { None });
    let race = race.unwrap();
    assert_eq!((race.leaves, race.into), (Chips(25), Chips(100)));
    let cards: Vec<usize> = race.seats.iter().map(|seat| seat.cards.len()).collect();
    assert_eq!(cards, [1, 1, 2]);
    let setup = club.t.hand_setup(0).unwrap();
    assert_eq!(setup.chip_unit, 100);
    assert_eq!(setup.stacks.iter().sum::<u64>(), 15_000);
    assert!(setup.stacks.iter().all(|stack| stack % 100 == 0));
}

#[test]
fn tt_09_an_absent_player_is_dealt_in_posts_and_the_hand_is_killed() {
    let mut club = Club::started(setup(13), 3);
    for player in 0..3 {
        club.act(Action::SitOut { player: Player(player) });
    }
    club.act(Action::SitIn { player: Player(0) });
    let here = club.seat(0).1;
    let events = club.act(Action::Deal { table: 0 });
    // Two killed hands: the third takes what they posted.
    assert!(events.iter().any(|event| matches!(event, Event::HandBegun { killed, .. } if killed.len() == 2)));
    let paid: u64 = posts(&events).iter().filter(|post| post.0 != here.0).map(|post| post.2).sum();
    assert!(matches!(events.last(), Some(Event::HandEnded { .. })));
    assert_eq!((paid > 0, club.stack(0)), (true, 5_000 + paid));
}

#[test]
fn tt_09_a_penalty_of_missed_hands_kills_just_so_many() {
    let mut club = Club::started(setup(14), 3);
    let penalty = Penalty::MissedHands { hands: 2 };
    let rule = Some(PenaltyRule::Rl6);
    club.act(Action::Penalty { player: Player(1), penalty: Penalty::Warning {}, rule });
    let events = club.act(Action::Penalty { player: Player(1), penalty, rule });
    assert_eq!(events, [Event::Penalty { player: Player(1), penalty, rule }]);
    let seat = club.seat(1).1;
    let killed = [(); 3].map(|()| {
        let events = club.act(Action::Deal { table: 0 });
        play_out(&mut club, 0);
        events.iter().any(|event| matches!(event, Event::HandBegun { killed, .. } if killed.contains(seat)))
    });
    assert_eq!(killed, [true, true, false]);
}

#[test]
fn tt_09_the_chips_of_a_disqualified_player_are_counted_apart() {
    let mut club = Club::started(setup(15), 4);
    club.hand(0, &[(1, 0)]);
    let penalty = Penalty::Disqualification {};
    let events = club.act(Action::Penalty { player: Player(0), penalty, rule: Some(PenaltyRule::Rl7) });
    assert!(events.contains(&Event::Disqualified { player: Player(0), removed: Chips(10_000) }));
    let chips = club.t.view().chips;
    assert_eq!((chips.in_play, chips.removed, chips.entries), (Chips(10_000), Chips(10_000), Chips(20_000)));
    assert_eq!(club.standing(0).status, PlayerStatus::Disqualified);
    assert_eq!(placed(&club), [(0, 3, 3), (1, 4, 4)]);
    club.hand(0, &[(2, 3)]);
    assert_eq!(placed(&club), [(3, 1, 1), (2, 2, 2), (0, 3, 3), (1, 4, 4)]);
}

#[test]
fn tt_10_bounties_go_to_the_winners_of_the_last_chips_and_the_winner_keeps_the_own() {
    let entry = Entry { price: 10, bounty: 5 };
    let mut club = Club::started(Setup { entry, ..setup(16) }, 4);
    assert_eq!(club.t.view().pool, 40);
    // Two win the pot together: 5 in two parts.
    club.act(Action::DealElsewhere { table: 0 });
    let [zero, one, two] = [0, 1, 2].map(|player| club.seat(player).1);
    let mut stacks = club.t.hand_setup(0).unwrap().stacks.clone();
    stacks[two.index()] = 0;
    stacks[zero.index()] += 2_500;
    stacks[one.index()] += 2_500;
    let knockouts = vec![Knockout { seat: two, by: vec![one, zero] }];
    let events = club.act(Action::Result { table: 0, stacks, knockouts });
    let bounty = |player, to, amount| Event::Bounty { player: Player(player), to: Player(to), amount };
    assert!(events.contains(&bounty(2, 1, 3)) && events.contains(&bounty(2, 0, 2)));
    assert_eq!(club.standing(2).knocked_out_by, [Player(1), Player(0)]);
    // Nobody won the chips of who is disqualified: the winner gets that bounty.
    let penalty = Penalty::Disqualification {};
    club.act(Action::Penalty { player: Player(3), penalty, rule: None });
    club.hand(0, &[(0, 1)]);
    assert_eq!([0, 1, 2, 3].map(|player| club.standing(player).bounties), [2, 18, 0, 0]);
}

/// Posts of the big blind with a stack of so many hundred, blinds of 100/200 and an ante of 200.
fn short_big_blind(stack: u64, ante_first: bool) -> Vec<(Post, u64)> {
    let schedule = vec![level(100, 200, 200, 20)];
    let setup = Setup { schedule, ante_first, chips: vec![100], ..setup(17) };
    let mut club = Club::started(setup, 4);
    club.act(Action::DealElsewhere { table: 0 });
    let big = club.t.view().tables[0].blinds.unwrap().big;
    // The next big blind is the next chair of four.
    let next = (big.index() + 1) % 4;
    let mut stacks = club.t.hand_setup(0).unwrap().stacks.clone();
    stacks[big.index()] += stacks[next] - stack;
    stacks[next] = stack;
    club.act(Action::Result { table: 0, stacks, knockouts: Vec::new() });
    let events = club.act(Action::Deal { table: 0 });
    posts(&events).iter().filter(|post| usize::from(post.0) == next).map(|post| (post.1, post.2)).collect()
}

#[test]
fn tt_02_th_03_a_short_big_blind_pays_the_blind_then_the_ante_or_the_other_way_round() {
    use Post::{Ante, BigBlind};
    assert_eq!(short_big_blind(1_000, false), [(BigBlind, 200), (Ante, 200)]);
    assert_eq!(short_big_blind(300, false), [(BigBlind, 200), (Ante, 100)]);
    assert_eq!(short_big_blind(200, false), [(BigBlind, 200)]);
    assert_eq!(short_big_blind(100, false), [(BigBlind, 100)]);
    assert_eq!(short_big_blind(300, true), [(Ante, 200), (BigBlind, 100)]);
    assert_eq!(short_big_blind(200, true), [(Ante, 200)]);
}

#[test]
fn before_the_start_a_player_may_withdraw_and_the_pool_shrinks() {
    let entry = Entry { price: 10, bounty: 0 };
    let mut club = Club::entered(Setup { entry, ..setup(18) }, 3);
    assert_eq!(club.act(Action::Withdraw { player: Player(1) }), [Event::Withdrawn { player: Player(1) }]);
    assert_eq!((club.t.view().pool, club.t.view().entrants), (20, 2));
    assert_eq!(club.refused(Action::SitOut { player: Player(1) }), Reason::PlayerOut {});
    // Numbers are not given again.
    let events = club.act(Action::Enter { name: None, stack: None });
    assert_eq!(events, [Event::Entered { player: Player(3), name: None }]);
    let events = club.act(Action::Start);
    let seated = events.iter().filter(|event| matches!(event, Event::Seated { .. })).count();
    assert_eq!((seated, events.first()), (3, Some(&Event::Started { entrants: 3 })));
    assert_eq!(club.t.standings().len(), 3);
}

#[test]
fn the_limit_and_whether_hands_are_shown_reach_the_hands_of_the_tables() {
    let largest = |limit| {
        let mut club = Club::started(Setup { limit, ..setup(19) }, 3);
        club.act(Action::Deal { table: 0 });
        let hand = club.t.hand(0).unwrap();
        let legal = hand.legal_actions(hand.can_act().only().unwrap());
        legal.iter().find_map(|action| match action {
            table::LegalAction::Raise { max, .. } => Some(max.0),
            _ => None,
        })
    };
    // Blinds of 25/50: all, the pot of 75 + 50 on top of a call, one bet more.
    assert_eq!(
        [Limit::NoLimit, Limit::PotLimit, Limit::FixedLimit].map(largest),
        [Some(5_000), Some(175), Some(100)]
    );
    for auto_show in [true, false] {
        let mut club = Club::started(Setup { auto_show, ..setup(20) }, 2);
        club.act(Action::Deal { table: 0 });
        while let Some(seat) = club.t.hand(0).and_then(|hand| hand.can_act().only()) {
            if club.t.hand(0).unwrap().phase() == table::Phase::Showdown {
                break;
            }
            let call = Action::Play { table: 0, seat, action: table::Action::Call };
            let check = Action::Play { table: 0, seat, action: table::Action::Check };
            let action = if club.t.check(&call, club.now).is_ok() { call } else { check };
            club.act(action);
        }
        assert_eq!(club.t.hand(0).is_none(), auto_show);
    }
}
