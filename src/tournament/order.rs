use crate::sort::sort_by_key;

/// The indices below `count` by rising keys, equal keys in their own order.
///
/// By a key behind a pointer, so that it is compiled once and small.
pub(super) fn in_order(count: usize, key: &dyn Fn(usize) -> (u64, u64)) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    sort_by_key(&mut order, |at| (key(*at), *at));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let keys = [3, 1, 3, 2, 1, 0];
        assert_eq!(in_order(keys.len(), &|at| (keys[at], 0)), [5, 1, 4, 3, 0, 2]);
        assert_eq!(in_order(keys.len(), &|at| (0, keys[at])), [5, 1, 4, 3, 0, 2]);
        assert!(in_order(0, &|_| (0, 0)).is_empty());
    }
}
