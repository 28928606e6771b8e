use super::*;

/// A round among seats 0 …, begun left of `after`, with the moves told as text.
struct Table {
    round: Round,
    ledger: Ledger,
    live: Seats,
}

impl Table {
    fn new(stacks: &[u64], posted: &[(u8, u64)], setup: &RoundSetup) -> Self {
        let mut ledger = Ledger::new(BySeat::from_vec(stacks.iter().copied().map(Chips).collect()).unwrap());
        for (seat, amount) in posted {
            ledger.bet(Seat(*seat), Chips(*amount));
        }
        let live = (0..stacks.len() as u8).map(Seat).collect();
        Self { round: Round::new(setup, &ledger, live), ledger, live }
    }

    fn play(&mut self, action: Move) -> &mut Self {
        let seat = self.round.to_act().expect("the round is over");
        assert!(
            self.round.play(seat, action, &mut self.ledger, &mut self.live).is_some(),
            "{action:?} refused"
        );
        self
    }

    fn options(&self) -> Options {
        self.round.options(self.round.to_act().unwrap(), &self.ledger, self.live).unwrap()
    }

    fn raise(&self) -> Option<(u64, u64)> {
        self.options().raise.map(|bounds| (bounds.min.0, bounds.max.0))
    }

    fn to_act(&self) -> Option<u8> {
        self.round.to_act().map(|seat| seat.0)
    }
}

fn setup(bet: u64, level: u64, after: u8) -> RoundSetup {
    RoundSetup {
        limit: Limit::NoLimit,
        bet: Chips(bet),
        unit: Chips(1),
        level: Chips(level),
        wagers: u8::from(level > 0),
        unposted: Chips::ZERO,
        uncapped: false,
        after: Seat(after),
        forced: None,
    }
}

/// Blinds 100/200 in seats 1 and 2 of four, seat 3 first.
fn preflop(stacks: &[u64]) -> Table {
    Table::new(stacks, &[(1, 100), (2, 200)], &setup(200, 200, 2))
}

const fn to(total: u64) -> Move {
    Move::To(Chips(total))
}

#[test]
fn th_05_the_big_blind_has_the_last_word() {
    let mut table = preflop(&[10_000; 4]);
    table.play(Move::Call).play(Move::Call).play(Move::Call);
    assert_eq!(table.to_act(), Some(2));
    assert!(table.options().check && table.raise().is_some());
    assert_eq!(table.play(Move::Check).to_act(), None);
}

#[test]
fn th_06_the_first_raise_doubles_the_big_blind() {
    assert_eq!(preflop(&[10_000; 4]).raise(), Some((400, 10_000)));
}

#[test]
fn th_06_a_raise_repeats_the_largest_raise() {
    let mut table = Table::new(&[10_000; 3], &[], &setup(200, 0, 2));
    assert_eq!(table.raise(), Some((200, 10_000)));
    assert_eq!(table.play(to(300)).raise(), Some((600, 10_000)));
    assert_eq!(table.play(to(900)).raise(), Some((1500, 10_000)));
}

#[test]
fn th_06_a_short_all_in_bet_is_raised_by_the_minimum_bet() {
    let mut table = Table::new(&[120, 5000, 5000], &[], &setup(200, 0, 2));
    assert_eq!(table.raise(), Some((120, 120)));
    let call = table.play(to(120)).options().call;
    assert_eq!((call, table.raise()), (Some(Chips(120)), Some((320, 5000))));
}

#[test]
fn th_06_nothing_to_raise_where_no_other_could_put_in_more() {
    let mut table = Table::new(&[500, 5000], &[], &setup(200, 0, 1));
    table.play(to(500));
    assert_eq!((table.raise(), table.options().closed), (None, Some(Closed::NobodyLeft)));
}

#[test]
fn th_06_raise_over_blinds_of_50_and_100_and_an_all_in_of_150() {
    let mut table = Table::new(&[5000, 5000, 5000, 150], &[(1, 50), (2, 100)], &setup(100, 100, 2));
    assert_eq!(table.play(to(150)).raise(), Some((250, 5000)));
}

#[test]
fn th_08_short_all_in_does_not_reopen() {
    let mut table = Table::new(&[5000, 5000, 350], &[], &setup(100, 0, 2));
    table.play(to(100)).play(to(300)).play(to(350)).play(Move::Call);
    assert_eq!(table.to_act(), Some(1));
    assert_eq!((table.raise(), table.options().closed), (None, Some(Closed::NotReopened)));
    assert!(table.options().fold && table.options().call == Some(Chips(50)));
}

#[test]
fn th_08_short_all_ins_that_add_up_reopen_player_by_player() {
    // 0 opens for 100, 1 all-in 125, 2 calls, 3 all-in 200.
    let mut table = Table::new(&[5000, 125, 5000, 200], &[], &setup(100, 0, 3));
    table.play(to(100)).play(to(125)).play(Move::Call).play(to(200));
    assert_eq!((table.to_act(), table.raise()), (Some(0), Some((300, 5000))));
    table.play(Move::Call);
    assert_eq!((table.to_act(), table.raise()), (Some(2), None));
}

#[test]
fn th_08_a_check_matches_nothing() {
    let mut table = Table::new(&[5000, 60, 5000, 110], &[], &setup(100, 0, 3));
    table.play(Move::Check).play(to(60)).play(Move::Call);
    let mut short = Table { round: table.round.clone(), ledger: table.ledger.clone(), live: table.live };
    short.play(Move::Fold);
    assert_eq!((short.to_act(), short.raise()), (Some(0), None));
    table.play(to(110));
    assert_eq!((table.to_act(), table.raise()), (Some(0), Some((210, 5000))));
}

#[test]
fn th_07_the_round_ends_when_the_last_bet_is_matched() {
    let mut table = Table::new(&[5000; 3], &[], &setup(100, 0, 2));
    table.play(Move::Check).play(to(100)).play(Move::Call).play(Move::Fold);
    assert_eq!(table.to_act(), None);
    assert_eq!(table.ledger.pot(), Chips(200));
}

#[test]
fn th_10_pot_limit_raises_to_the_pot_after_the_call() {
    let pot_limit = RoundSetup { limit: Limit::PotLimit, ..setup(10, 10, 2) };
    let mut table = Table::new(&[1000; 4], &[(1, 5), (2, 10)], &pot_limit);
    // 10 to call, the pot then 25: to 35 at most.
    assert_eq!(table.raise(), Some((20, 35)));
    // 35 to call, the pot then 15 + 35 + 35 = 85: to 120 at most.
    assert_eq!(table.play(to(35)).raise(), Some((60, 120)));
}

#[test]
fn th_10_pot_limit_counts_a_short_blind_as_full() {
    // TDA 54-B: 100-200, the big blind has 100, and still a pot-sized bet is to 700.
    let pot_limit = RoundSetup { limit: Limit::PotLimit, unposted: Chips(100), ..setup(200, 200, 2) };
    let mut table = Table::new(&[10_000, 10_000, 100, 10_000], &[(1, 100), (2, 200)], &pot_limit);
    assert_eq!(table.raise(), Some((400, 700)));
    // 700 to match, 600 of it for the small blind; the pot then 100 + 200 + 700 + 600 = 1600: to 2300 at most.
    table.play(to(700)).play(Move::Fold);
    assert_eq!((table.to_act(), table.raise()), (Some(1), Some((1200, 2300))));
}

#[test]
fn th_10_fixed_limit_has_one_size_and_a_cap() {
    let fixed = RoundSetup { limit: Limit::FixedLimit, ..setup(20, 0, 2) };
    let mut table = Table::new(&[1000; 3], &[], &fixed);
    for total in [20, 40, 60, 80] {
        assert_eq!(table.raise(), Some((total, total)));
        table.play(to(total));
    }
    assert_eq!((table.raise(), table.options().closed), (None, Some(Closed::Cap)));
    let mut two = Table::new(&[1000; 2], &[], &RoundSetup { uncapped: true, ..fixed });
    for total in [20, 40, 60, 80, 100, 120] {
        two.play(to(total));
    }
}

#[test]
fn th_10_fixed_limit_half_a_bet_reopens_and_less_is_completed() {
    let fixed = RoundSetup { limit: Limit::FixedLimit, ..setup(20, 0, 2) };
    // Robert's Rules' own example: over an all-in of 15 on a round of 20, a full raise is to 35.
    let mut table = Table::new(&[1000, 15, 1000], &[], &fixed);
    assert_eq!(table.play(Move::Check).play(to(15)).raise(), Some((35, 35)));
    assert_eq!((table.play(Move::Call).to_act(), table.raise()), (Some(0), Some((35, 35))));
    let mut table = Table::new(&[1000, 8, 1000], &[], &fixed);
    assert_eq!(table.play(Move::Check).play(to(8)).raise(), Some((20, 20)));
    assert_eq!((table.play(Move::Call).to_act(), table.raise()), (Some(0), None));
}

#[test]
fn th_16_a_short_blind_leaves_the_full_blind_owed() {
    // The big blind has 60 of 200.
    let mut table = preflop(&[10_000, 10_000, 60, 10_000]);
    assert_eq!(table.options().call, Some(Chips(200)));
    assert_eq!(table.raise(), Some((400, 10_000)));
    table.play(Move::Call).play(Move::Fold);
    assert_eq!((table.to_act(), table.options().call), (Some(1), Some(Chips(100))));
}

#[test]
fn th_16_a_blind_that_covers_the_all_in_has_nothing_to_decide() {
    let covered = Table::new(&[1000, 40], &[(0, 50), (1, 100)], &setup(100, 100, 1));
    assert_eq!(covered.to_act(), None);
    let short = Table::new(&[1000, 60], &[(0, 50), (1, 100)], &setup(100, 100, 1));
    assert_eq!((short.to_act(), short.options().call), (Some(0), Some(Chips(50))));
}

#[test]
fn th_18_totals_are_whole_chips_of_the_unit_and_the_stack_always_is_legal() {
    let unit = RoundSetup { unit: Chips(25), ..setup(100, 0, 2) };
    let mut table = Table::new(&[5000, 130, 5010], &[], &unit);
    let bounds = table.options().raise.unwrap();
    assert!(bounds.allow(Chips(125)) && !bounds.allow(Chips(130)) && !bounds.allow(Chips(75)));
    table.play(to(100)).play(to(130));
    let bounds = table.options().raise.unwrap();
    assert_eq!((bounds.min, bounds.max), (Chips(250), Chips(5010)));
    assert!(bounds.allow(Chips(5010)) && bounds.allow(Chips(5000)) && !bounds.allow(Chips(5005)));
}

#[test]
fn lp_24_the_opener_bets_the_ante_and_nothing_else() {
    let forced = |last_word| RoundSetup {
        forced: Some(ForcedBet { amount: Chips(300), last_word }),
        ..setup(300, 0, 2)
    };
    let mut table = Table::new(&[5000; 3], &[], &forced(true));
    let options = table.options();
    assert!(!options.fold && !options.check && options.call.is_none());
    assert_eq!(table.raise(), Some((300, 300)));
    assert_eq!(table.play(to(300)).raise(), Some((600, 5000)));
    assert!(!table.options().check);
    table.play(Move::Call).play(Move::Call);
    assert_eq!((table.to_act(), table.raise()), (Some(0), Some((600, 5000))));

    let mut table = Table::new(&[100, 5000, 5000], &[], &forced(true));
    assert_eq!(table.raise(), Some((100, 100)));
    table.play(to(100));
    assert_eq!((table.options().call, table.raise()), (Some(Chips(300)), Some((600, 5000))));
}

#[test]
fn lp_25_without_the_option_the_forced_bet_was_the_opener_s_action() {
    let forced =
        RoundSetup { forced: Some(ForcedBet { amount: Chips(300), last_word: false }), ..setup(300, 0, 2) };
    let mut table = Table::new(&[5000; 3], &[], &forced);
    table.play(to(300)).play(Move::Call).play(Move::Call);
    assert_eq!(table.to_act(), None);
}

#[test]
fn seats_that_the_ledger_does_not_have_take_no_part() {
    let mut ledger = Ledger::new(BySeat::new(2, Chips(1000)));
    let mut live: Seats = [0, 1, 2, 9].map(Seat).into_iter().collect();
    let mut round = Round::new(&setup(100, 0, 1), &ledger, live);
    assert_eq!(round.to_act(), Some(Seat(0)));
    assert_eq!(round.options(Seat(9), &ledger, live), None);
    round.play(Seat(0), Move::To(Chips(300)), &mut ledger, &mut live).unwrap();
    assert_eq!(round.to_act(), Some(Seat(1)));
    assert_eq!(round.play(Seat(2), Move::Call, &mut ledger, &mut live), None);
    round.play(Seat(1), Move::Call, &mut ledger, &mut live).unwrap();
    assert_eq!((round.to_act(), ledger.pot()), (None, Chips(600)));
}
