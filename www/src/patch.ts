/** What is pressed, opened or typed into: it was made for what was to be done before. */
const controls = "button, input, select, textarea, details";

/**
 * Makes `old` what `next` is, and keeps what is alike: an element that has the focus, is being scrolled or typed into stays, and
 * nothing is laid out in vain. Where both carry `data-patch` their children are compared one by one; anything else that differs is
 * replaced. Such an element has elements for children, no text beside them. After something was done here (`done`) all that is
 * pressed or typed into is replaced, too, alike or not.
 */
export function patch(old: Element, next: Element, done = false): void {
  if (old.isEqualNode(next) && !(done && controlled(old))) return;
  if (!patches(old) || !patches(next) || old.tagName !== next.tagName || styleOf(old) !== styleOf(next)) {
    old.replaceWith(next);
    return;
  }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const [before, after] = [[...old.children], [...next.children]];
  for (const [at, child] of after.entries()) {
    const match = before[at];
    if (match === undefined) old.append(child);
    else patch(match, child, done);
  }
  for (const child of before.slice(after.length)) child.remove();
}

const patches = (element: Element) => element.hasAttribute("data-patch");
const controlled = (element: Element) => element.matches(controls) || element.querySelector(controls) !== null;
/** The policy of the page lets no style be written as an attribute. */
const styleOf = (element: Element) => element.getAttribute("style");
