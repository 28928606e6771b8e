/// Sorts a few items by a key, in little code: for each type of item, the standard library's sorts take some kilobytes of the
/// module. A comb sort, not stable.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    let mut gap = items.len();
    loop {
        gap = (gap * 10 / 13).max(1);
        let mut sorted = gap == 1;
        for low in 0..items.len().saturating_sub(gap) {
            if key(&items[low + gap]) < key(&items[low]) {
                items.swap(low, low + gap);
                sorted = false;
            }
        }
        if sorted {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn sorts_as_the_standard_library_does() {
        let mut stream = Seed::new([5; 32]).stream(0);
        for length in (0..60).chain([500, 3000]) {
            let mut items: Vec<(u32, usize)> = (0..length).map(|at| (stream.below(50), at)).collect();
            let mut expected = items.clone();
            expected.sort_unstable();
            sort_by_key(&mut items, |item| *item);
            assert_eq!(items, expected);
        }
    }
}
