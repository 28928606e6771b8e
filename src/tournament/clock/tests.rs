use super::*;
use crate::tournament::ChipSet;

fn level(big: u64, length: Length) -> Period {
    Period::Level(Level { small: Chips(big / 2), big: Chips(big), ante: Ante::default(), length })
}

/// 20 minutes, 20 minutes, a break of 10, 5 hands, 20 minutes.
fn schedule() -> Schedule {
    let minutes = Length::Minutes(20);
    let periods = vec![
        level(100, minutes),
        level(200, minutes),
        Period::Break { minutes: 10 },
        level(300, Length::Hands(5)),
        level(400, minutes),
    ];
    Schedule::new(periods, &ChipSet::default()).unwrap()
}

fn started(schedule: &Schedule, now: u64) -> Clock {
    let mut clock = Clock::new();
    clock.advance(schedule, now);
    clock.start(schedule).unwrap();
    clock
}

fn shown(clock: &Clock, schedule: &Schedule, now: u64) -> (u32, bool, u64, Option<u64>) {
    let view = clock.at(schedule, now).unwrap();
    (view.level, view.on_break, view.big.0, view.remaining.map(|left| left / MINUTE))
}

#[test]
fn tt_02_levels_and_breaks_go_by_the_host_s_time() {
    let (schedule, start) = (schedule(), 1_000_000_000);
    let clock = started(&schedule, start);
    let at = |minute: u64| shown(&clock, &schedule, start + minute * MINUTE);
    assert_eq!(at(0), (1, false, 100, Some(20)));
    assert_eq!(at(19), (1, false, 100, Some(1)));
    assert_eq!(at(20), (2, false, 200, Some(20)));
    assert_eq!(at(45), (2, true, 200, Some(5)));
    // A level by hands has no time, however late it is.
    assert_eq!(at(50), (3, false, 300, None));
    assert_eq!(at(5_000), (3, false, 300, None));
    let view = clock.at(&schedule, start).unwrap();
    assert_eq!((view.next.unwrap().big, view.until_break), (Chips(200), Some(40 * MINUTE)));
    let view = clock.at(&schedule, start + 50 * MINUTE).unwrap();
    assert_eq!((view.hands_left, view.until_break, view.elapsed), (Some(5), None, 50 * MINUTE));
}

#[test]
fn tt_02_a_level_by_hands_ends_with_the_last_of_them_and_the_last_level_stays() {
    let schedule = schedule();
    let mut clock = started(&schedule, 0);
    clock.advance(&schedule, 50 * MINUTE);
    clock.hands_finished(&schedule, 4);
    assert_eq!(clock.at(&schedule, 50 * MINUTE).unwrap().hands_left, Some(1));
    clock.hands_finished(&schedule, 5);
    assert_eq!(shown(&clock, &schedule, 9_000 * MINUTE), (4, false, 400, None));
    let view = clock.at(&schedule, u64::MAX).unwrap();
    assert_eq!((view.next, view.hands_left, view.level), (None, None, 4));
    clock.hands_finished(&schedule, 99);
    assert_eq!(clock.period(), 4);
}

#[test]
fn tt_02_pause_resume_back_and_forward() {
    let schedule = schedule();
    let mut clock = started(&schedule, 0);
    clock.advance(&schedule, 5 * MINUTE);
    clock.pause().unwrap();
    assert_eq!(clock.pause(), Err(ClockError::NotNow { state: ClockState::Paused }));
    assert_eq!(shown(&clock, &schedule, 90 * MINUTE), (1, false, 100, Some(15)));
    clock.advance(&schedule, 90 * MINUTE);
    clock.resume().unwrap();
    assert_eq!(shown(&clock, &schedule, 100 * MINUTE), (1, false, 100, Some(5)));
    clock.forward(&schedule).unwrap();
    assert_eq!(shown(&clock, &schedule, 95 * MINUTE), (2, false, 200, Some(15)));
    clock.back(&schedule).unwrap();
    assert_eq!(shown(&clock, &schedule, 90 * MINUTE), (1, false, 100, Some(20)));
    assert_eq!(clock.back(&schedule), Err(ClockError::NoPeriod { periods: 5 }));
    for _ in 0..4 {
        clock.forward(&schedule).unwrap();
    }
    assert_eq!(clock.forward(&schedule), Err(ClockError::NoPeriod { periods: 5 }));
}

#[test]
fn tt_02_the_remaining_time_can_be_set() {
    let schedule = schedule();
    let mut clock = started(&schedule, 0);
    clock.advance(&schedule, 5 * MINUTE);
    clock.set_remaining(&schedule, 30 * MINUTE).unwrap();
    assert_eq!(shown(&clock, &schedule, 6 * MINUTE), (1, false, 100, Some(29)));
    let max = 10_000 * MINUTE;
    assert_eq!(clock.set_remaining(&schedule, max + 1), Err(ClockError::Remaining { max }));
    clock.set_remaining(&schedule, 0).unwrap();
    assert_eq!(shown(&clock, &schedule, 5 * MINUTE), (2, false, 200, Some(20)));
    clock.advance(&schedule, 35 * MINUTE);
    assert_eq!(clock.set_remaining(&schedule, 1), Err(ClockError::Remaining { max: 0 }));
}

#[test]
fn tt_02_time_never_runs_backwards() {
    let schedule = schedule();
    let mut clock = started(&schedule, 500);
    assert_eq!(clock.check(499), Err(ClockError::Backwards { last: 500 }));
    assert_eq!(clock.check(500), Ok(()));
    assert!(clock.at(&schedule, 499).is_err());
    let before = clock.clone();
    clock.advance(&schedule, 499);
    assert_eq!(clock, before);
}

#[test]
fn tt_02_nothing_goes_before_the_start_or_after_the_end() {
    let schedule = schedule();
    let mut clock = Clock::new();
    let waiting = Err(ClockError::NotNow { state: ClockState::Waiting });
    assert_eq!(clock.pause(), waiting);
    assert_eq!(clock.forward(&schedule), waiting);
    assert_eq!(clock.set_remaining(&schedule, 5), waiting);
    assert_eq!(shown(&clock, &schedule, 500 * MINUTE), (1, false, 100, Some(20)));
    clock.start(&schedule).unwrap();
    assert_eq!(clock.start(&schedule), Err(ClockError::NotNow { state: ClockState::Running }));
    clock.stop();
    assert_eq!(clock.resume(), Err(ClockError::NotNow { state: ClockState::Stopped }));
    assert_eq!(shown(&clock, &schedule, 500 * MINUTE), (1, false, 100, Some(20)));
}

#[test]
fn tt_07_hand_for_hand_takes_a_fixed_time_for_each_round() {
    let schedule = schedule();
    let mut clock = started(&schedule, 0);
    clock.advance(&schedule, 5 * MINUTE);
    clock.hand_for_hand(true);
    assert_eq!(clock.state(), ClockState::HandForHand);
    clock.advance(&schedule, 60 * MINUTE);
    assert_eq!(shown(&clock, &schedule, 60 * MINUTE), (1, false, 100, Some(15)));
    clock.take(&schedule, 2 * MINUTE);
    assert_eq!(shown(&clock, &schedule, 60 * MINUTE), (1, false, 100, Some(13)));
    // The time of a round ends the level, and the rest of it goes into the next.
    clock.take(&schedule, 14 * MINUTE);
    assert_eq!(shown(&clock, &schedule, 60 * MINUTE), (2, false, 200, Some(19)));
    // None of it goes into a break, which takes its time as ever, and no more.
    clock.take(&schedule, 21 * MINUTE);
    assert_eq!(shown(&clock, &schedule, 60 * MINUTE), (2, true, 200, Some(10)));
    assert_eq!(shown(&clock, &schedule, 65 * MINUTE), (2, true, 200, Some(5)));
    clock.take(&schedule, MINUTE);
    assert_eq!(shown(&clock, &schedule, 95 * MINUTE), (3, false, 300, None));
    clock.pause().unwrap();
    assert_eq!(clock.state(), ClockState::Paused);
    clock.resume().unwrap();
    clock.hand_for_hand(false);
    assert_eq!(clock.state(), ClockState::Running);
    clock.take(&schedule, MINUTE);
    assert_eq!(clock.at(&schedule, 60 * MINUTE).unwrap().elapsed, 40 * MINUTE);
}
