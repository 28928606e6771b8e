import { CardroomElement, define } from "./base";
import { h } from "./dom";
import { drawCard, drawInlineCard } from "./drawing/card";
import drawing from "./drawing/card.css?inline";
import type { Language } from "./language";
import { sheet } from "./sheet";
import { common } from "./words";

/** `<cardroom-card card="Td">`: a card as a picture, or inside a line of text. Without a card it lies face down. */
export class CardElement extends CardroomElement {
  static override readonly fields = { card: "text", plays: "flag", inline: "flag" } as const;
  static override readonly needsModule = false;
  declare card: string;
  declare plays: boolean;
  declare inline: boolean;
  #lang: Language = "en";

  protected override draw(lang: Language): void {
    this.#lang = lang;
    this.tree.adoptedStyleSheets = [
      sheet(drawing),
      sheet(":host{display:inline-block;--card:var(--cardroom-card-width,3em)}:host([hidden]){display:none}"),
    ];
  }

  protected override refresh(): void {
    const card = this.getAttribute("card");
    const options = { lang: this.#lang, plays: this.plays };
    const found = card === null || card === "" || /^[2-9TJQKA][cdhs]$/.test(card);
    const drawn = found
      ? this.inline && card
        ? drawInlineCard(card, options)
        : drawCard(card || null, options)
      : h("span", { class: "refusal" }, common[this.#lang].expected.card);
    drawn.setAttribute("part", found ? "card" : "refusal");
    this.tree.replaceChildren(drawn);
  }
}

define("cardroom-card", CardElement);
