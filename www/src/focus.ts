/**
 * Takes the focus from what is about to be replaced, and is to go elsewhere anyway. Where it is removed with the focus, a browser
 * lays out the page in the middle of the change.
 */
export function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
