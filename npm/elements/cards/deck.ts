import { h } from "../dom";
import { cardFace, nameCard, parts, ranks, suits } from "../drawing/card";
import type { Language } from "../language";
import { cards as words } from "./words";

/** The deck to pick from: one stop for the Tab key, arrows move within. `pick` says why a card cannot be picked. */
export function deckOf(lang: Language, pick: (card: string) => string | null) {
  const say = words[lang];
  const spoken = (card: string) => nameCard(card, { lang });
  const refused = h("p", { class: "refusal", role: "alert" });
  const cards = suits.flatMap((suit) => ranks.map((rank) => rank + suit));
  const buttons = cards.map((card, at) =>
    h(
      "button",
      {
        type: "button",
        class: "pick",
        part: "pick",
        "aria-pressed": "false",
        tabindex: at === 0 ? 0 : -1,
        onclick: () => {
          refused.textContent = pick(card);
        },
        onfocus: () => {
          for (const [index, each] of buttons.entries()) each.tabIndex = index === at ? 0 : -1;
        },
      },
      // No label over the drawing: what is seen, "10", must be part of a label's text.
      h("span", { class: "spoken" }, spoken(card)),
      cardFace(card),
    ),
  );
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -ranks.length,
    ArrowDown: ranks.length,
  };
  const move = (event: Event) => {
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = steps[(event as KeyboardEvent).key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  };
  const element = h(
    "section",
    { class: "deck", part: "deck", role: "group", "aria-labelledby": "deck-name", onkeydown: move },
    h("h2", { id: "deck-name" }, say.deck),
    h("p", { class: "hint" }, say.deckHint),
    ...suits.map((suit) =>
      h(
        "div",
        { class: "suit", role: "group", "aria-label": say.suit[suit] },
        ...buttons.filter((_, at) => parts(cards[at] ?? "")[1] === suit),
      ),
    ),
    refused,
  );
  /** Shows which cards are picked, and which lie elsewhere. */
  const mark = (picked: string[], elsewhere: string[] = []) => {
    for (const [at, button] of buttons.entries()) {
      const card = cards[at] ?? "";
      button.setAttribute("aria-pressed", String(picked.includes(card)));
      const taken = elsewhere.includes(card) && !picked.includes(card);
      button.classList.toggle("taken", taken);
      const name = button.querySelector(".spoken");
      if (name !== null) name.textContent = taken ? say.taken(spoken(card)) : spoken(card);
    }
    refused.textContent = null;
  };
  return { element, mark };
}
