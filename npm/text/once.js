/** What is made when it is first asked for, and kept. */
export function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
