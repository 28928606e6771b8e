/** So far the pointer moves before a press becomes a drag, in pixels. */
const slack = 8;

/**
 * Cards (`data-card`) within an element that can be dragged to places (`data-spot`) by mouse, pen or finger. `dropped` is
 * told the card and the place.
 */
export function draggable(root: HTMLElement, dropped: (card: string, spot: string) => void): void {
  let held: { card: HTMLElement; pointer: number; x: number; y: number; moving: boolean } | null = null;
  let over: HTMLElement | null = null;

  const mark = (place: HTMLElement | null) => {
    over?.classList.remove("over");
    over = place;
    over?.classList.add("over");
  };
  const release = () => {
    if (held === null) return;
    held.card.classList.remove("dragged");
    held.card.style.translate = "";
    held = null;
    mark(null);
  };

  root.addEventListener("pointerdown", (event) => {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (card === null || event.button !== 0 || !event.isPrimary) return;
    held = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  });
  root.addEventListener("pointermove", (event) => {
    if (held === null || event.pointerId !== held.pointer) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving) {
      if (Math.hypot(x, y) < slack) return;
      held.moving = true;
      root.setPointerCapture(held.pointer);
    }
    // Another may have acted meanwhile: then the card was drawn anew.
    const { card } = held.card.dataset;
    if (!held.card.isConnected) held.card = root.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? held.card;
    held.card.classList.add("dragged");
    held.card.style.translate = `${x}px ${y}px`;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    mark(below?.closest<HTMLElement>("[data-spot]") ?? null);
  });
  root.addEventListener("pointerup", (event) => {
    if (held === null || event.pointerId !== held.pointer) return;
    const { card, moving } = held;
    const spot = over?.dataset.spot;
    release();
    if (!moving) return;
    // The press that ends a drag is no click.
    const still = (click: Event) => click.stopPropagation();
    root.addEventListener("click", still, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", still, { capture: true }));
    if (spot !== undefined && card.dataset.card !== undefined) dropped(card.dataset.card, spot);
  });
  root.addEventListener("pointercancel", release);
}
