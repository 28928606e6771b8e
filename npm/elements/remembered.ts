/** So many things are remembered at most; before there are more, all are forgotten. */
const most = 200;

/** What has a name is made once, and is the same from then on. */
export function remembered<T>(): (name: string, make: () => T) => T {
  const made = new Map<string, T>();
  return (name, make) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make();
    made.set(name, fresh);
    return fresh;
  };
}
