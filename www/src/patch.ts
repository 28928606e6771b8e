/** What is pressed, opened or typed into: it was made for what was to be done before. */
const controls = "button, input, select, textarea, details";

/** How something is patched. */
interface How {
  /** Something was done here: all that is pressed or typed into is replaced, alike or not, but what is to be patched. */
  done?: boolean;
  /** Takes the work for what carries `data-later`: to be done before anything is patched again. */
  later?: ((work: () => void) => void) | null;
}

/**
 * Makes `old` what `next` is, and keeps what is alike: an element that has the focus, is being scrolled or typed into stays, and
 * nothing is laid out in vain. Where both carry `data-patch` their children are compared one by one, cards with the same card;
 * anything else that differs is replaced. Such an element has elements for children, or always the same text; what is pressed on it
 * does the same, whenever it was drawn.
 */
export function patch(old: Element, next: Element, how: How = {}): void {
  if (old.isEqualNode(next) && !(how.done && controlled(old))) return;
  if (!patches(old) || !patches(next) || kind(old) !== kind(next)) {
    if (how.later) fillLater(next, how.later);
    old.replaceWith(next);
    return;
  }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const after = [...next.children];
  const cards = new Set(after.map(cardOf));
  for (const child of [...old.children]) if (cardOf(child) !== null && !cards.has(cardOf(child))) child.remove();
  const before = [...old.children];
  for (const [at, child] of after.entries()) {
    const match = before[at];
    if (match === undefined) old.append(child);
    else if (how.later && follows(match) && follows(child))
      how.later(() => patch(match, child, { ...how, later: null }));
    else patch(match, child, how);
  }
  for (const child of before.slice(after.length)) child.remove();
}

/** What is replaced as a whole comes without what it has to show later. */
function fillLater(next: Element, later: (work: () => void) => void): void {
  for (const each of next.querySelectorAll("[data-later]")) {
    const children = [...each.childNodes];
    each.replaceChildren();
    later(() => each.append(...children));
  }
}

const patches = (element: Element) => element.hasAttribute("data-patch");
const follows = (element: Element) => element.hasAttribute("data-later");
const controlled = (element: Element) => element.matches(controls) || element.querySelector(controls) !== null;
const cardOf = (element: Element) => element.getAttribute("data-card");
/** What makes one element another; the policy of the page lets no style be written as an attribute. */
const kind = (element: Element) => `${element.tagName} ${cardOf(element)} ${element.getAttribute("style")}`;
