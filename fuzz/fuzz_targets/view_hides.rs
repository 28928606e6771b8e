//! A view holds no card but the viewer's own, the board and hands that were shown.
#![no_main]

use arbitrary::Unstructured;
use cardroom::table::Event;
use cardroom::{Card, Seat};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = cardroom_fuzz::play(&mut Unstructured::new(data), |hand, seat, action| {
        let _ = hand.act(seat, action);
        let mut open: Vec<_> = hand.pieces(seat);
        for event in hand.events() {
            if let Event::Board { pieces, .. } | Event::Shown { pieces, .. } = event {
                open.extend(pieces);
            }
        }
        let view = format!("{:?}", hand.view(Some(Seat(seat.0))));
        for card in
            view.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(|word| word.parse::<Card>().ok())
        {
            assert!(open.contains(&card.into()), "{seat} sees {card}");
        }
    });
});
