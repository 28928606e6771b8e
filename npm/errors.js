/**
 * A refusal: what was asked for is understood, but against the rules, and nothing was changed.
 *
 * `code` names the reason, `rule` the rule that it follows from (`null` where no rule of a game decides), `details` holds
 * the numbers that decide or that would have been legal.
 */
export class RulesError extends Error {
  /** @param {{ code: string, rule?: string | null, details?: object, message: string }} refusal */
  constructor({ code, rule = null, details = {}, message }) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.details = details;
  }
}
Object.defineProperty(RulesError.prototype, "name", { value: "RulesError", configurable: true, writable: true });

/**
 * Calls into the module. What it refuses arrives as a plain object and is thrown as the error that it describes; what a
 * getter or a proxy among the arguments threw goes on unchanged.
 *
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function calling(work) {
  try {
    return work();
  } catch (thrown) {
    throw described(thrown);
  }
}

// The module throws plain objects only: a refusal has a code, a wrong argument a path, and what a caller threw is wrapped.
function described(thrown) {
  if (typeof thrown !== "object" || thrown === null || Object.getPrototypeOf(thrown) !== Object.prototype)
    return thrown;
  if (Object.hasOwn(thrown, "thrown")) return thrown.thrown;
  if (Object.hasOwn(thrown, "path")) return argumentError(thrown.path, thrown.message);
  return Object.hasOwn(thrown, "code") ? new RulesError(thrown) : thrown;
}

/**
 * The error of a wrong argument.
 *
 * @param {string} path where it is, `stacks[2]`
 * @param {string} message begins with the path
 */
export function argumentError(path, message) {
  return Object.assign(new TypeError(message), { path });
}
