// Values of the package that became something else on their way.

/** All paths of a value. */
function* paths(value, path = []) {
  if (path.length > 0) yield path;
  if (typeof value === "object" && value !== null) {
    for (const key of Object.keys(value)) yield* paths(value[key], [...path, key]);
  }
}

const kinds = [undefined, null, -1, 0.5, 2 ** 53 - 1, "As", "1000000", [], {}, true, Array(17).fill(0), () => 1];

/** The value once for each of its parts and each kind of thing that may stand there in its place. */
export function* mangled(value) {
  for (const path of paths(value)) {
    for (const kind of kinds) {
      const changed = structuredClone(value);
      path.slice(0, -1).reduce((part, key) => part[key], changed)[path.at(-1)] = kind;
      yield changed;
    }
  }
}
