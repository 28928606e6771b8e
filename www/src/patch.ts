/**
 * Makes `old` what `next` is, and keeps what is alike: an element that has the focus, is being scrolled or typed into stays.
 * Where both carry `data-patch` their children are compared one by one; anything else that differs is replaced.
 */
export function patch(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return;
  if (old.tagName !== next.tagName || !("patch" in data(old)) || !("patch" in data(next))) {
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
    else patch(match, child);
  }
  for (const child of before.slice(after.length)) child.remove();
}

const data = (element: Element): DOMStringMap => (element as HTMLElement).dataset ?? {};
