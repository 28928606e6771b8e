import { remembered } from "./remembered";

/** What may stand inside an element; `null` and `false` leave nothing. */
export type Child = Node | string | null | false;

type Value = string | number | boolean | null | ((event: Event) => void);

/** Attributes by name; a function is a listener (`onclick`), `true` an attribute without a value, `null` and `false` none. */
export type Attributes = Record<string, Value>;

/** An HTML element. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

/** What has a name is drawn once, and copied from then on, which takes a fraction of the time. */
export function copies<E extends Element>(): (name: string, draw: () => E) => E {
  const drawn = remembered<E>();
  return (name, draw) => drawn(name, draw).cloneNode(true) as E;
}
