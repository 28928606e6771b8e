// What is put into an object or a list as its own: an assignment would ask the setters that a page may have put on
// `Object.prototype` or `Array.prototype`.

const { defineProperty } = Object;
const part = { __proto__: null, value: null, writable: true, enumerable: true, configurable: true };

/** Gives an object a field. */
export function own(object, name, value) {
  part.value = value;
  defineProperty(object, name, part);
  part.value = null;
}

/** Adds to a list. */
export const append = (list, item) => own(list, list.length, item);

/** A list of numbers that grows. */
export class Numbers {
  #numbers = new Float64Array(128);
  #length = 0;

  push(...numbers) {
    this.#reserve(numbers.length);
    for (let at = 0; at < numbers.length; at++) this.#numbers[this.#length++] = numbers[at];
  }

  /** Adds a list's numbers. */
  add(numbers) {
    this.#reserve(numbers.length);
    this.#numbers.set(numbers, this.#length);
    this.#length += numbers.length;
  }

  #reserve(count) {
    const end = this.#length + count;
    if (end <= this.#numbers.length) return;
    const larger = new Float64Array(2 * end);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }

  /** All of them. */
  all() {
    return this.#numbers.slice(0, this.#length);
  }
}
