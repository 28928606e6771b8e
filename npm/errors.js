import { own } from "./own.js";

/**
 * A refusal: what was asked for is understood, but against the rules, and nothing was changed.
 *
 * `code` names the reason, `rule` the rule that it follows from (`null` where no rule of a game decides), `details` holds
 * the numbers that decide or that would have been legal.
 */
export class RulesError extends Error {
  code;
  rule;
  details;

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
 * The error that the module's refusal describes.
 *
 * @param {{ path: string, message: string } | { code: string, rule: string | null, details: object, message: string }} described
 */
export const fault = (described) =>
  Object.hasOwn(described, "path") ? argumentError(described.path, described.message) : new RulesError(described);

/**
 * The error of a wrong argument.
 *
 * @param {string} path where it is, `stacks[2]`
 * @param {string} message begins with the path
 */
export function argumentError(path, message) {
  const error = new TypeError(message);
  own(error, "path", path);
  return error;
}
