const made = new Map<string, CSSStyleSheet>();

/** A style sheet of its text, one for all elements: a policy may forbid styles that stand in the document. */
export function sheet(css: string): CSSStyleSheet {
  let found = made.get(css);
  if (found === undefined) {
    found = new CSSStyleSheet();
    found.replaceSync(css);
    made.set(css, found);
  }
  return found;
}
