import { define } from "../base";
import { h } from "../dom";
import drawing from "../drawing/card.css?inline";
import { oddsPanel, type Spot } from "../odds/panel";
import { odds as oddsWords } from "../odds/words";
import { handsIn, joined, Panel, type View } from "../panel";
import { refusal } from "../refusal";
import styles from "../style/cards.css?inline";
import oddsStyles from "../style/odds.css?inline";
import { deckOf } from "./deck";
import { type Place, placeFor } from "./place";
import { read } from "./typed";
import { cards as words } from "./words";
import { compared, comparison, most, mostBoard, pictures, unfinished, valued } from "./worth";

const mostHands = 10;

/** A place for cards: a hand by its number, the board, or the cards that are out. */
type At = number | "board" | "dead";

/** `<cardroom-equity>`: hands, ranges, a board and dead cards become odds; finished hands are compared. */
export class EquityElement extends Panel {
  static override readonly fields = {
    ...Panel.fields,
    hands: "text",
    board: "text",
    dead: "text",
    deck: "flag",
  } as const;
  static override readonly styles = [drawing, styles, oddsStyles];
  declare hands: string;
  declare board: string;
  declare dead: string;
  declare deck: boolean;
  /** Which place picked cards go to. */
  #current: At = 0;

  /** Two hands at least can be typed. */
  #hands(): string[] {
    const hands = handsIn(this.hands).slice(0, mostHands);
    return hands.length < 2 ? [hands[0] ?? "", ""] : hands;
  }

  #typed(at: At): string {
    return typeof at === "number" ? (this.#hands()[at] ?? "") : this.text(at);
  }

  #type(at: At, typed: string): void {
    if (typeof at !== "number") this.put({ [at]: typed.trim() });
    else this.put({ hands: joined(this.#hands().map((hand, index) => (index === at ? typed : hand))) });
  }

  protected override view(): View {
    const lang = this.tongue;
    const say = words[lang];
    const drawn = this.#hands();
    const withDeck = this.deck;
    const board = this.#place("board", say.board, say.typed.board);
    const dead = this.#place("dead", say.dead, say.typed.dead);
    const hands = drawn.map((_, at) => this.#place(at, say.hand(at), say.typed.hand(at)));
    const deck = deckOf(lang, (card) => this.#pick(card));
    const compare = h("p", { class: "comparison", part: "comparison", role: "status", "aria-label": say.compare });
    const odds = oddsPanel(lang, {
      refused: (error, spot) => {
        const { field, text } = refusal(error, lang);
        const [, whose, at] = /^(\w+)(?:\[(\d+)\])?$/.exec(field ?? "") ?? [];
        const hand = hands[spot.hands[Number(at)]?.at ?? -1] ?? hands[spot.hands.at(-1)?.at ?? 0];
        (whose === "board" ? board : whose === "dead" ? dead : hand)?.refuse(this.prose(text));
      },
      known: (request, equity) => this.known(equity === null ? null : { request, equity }),
    });
    const targets = ["board" as const, ...drawn.keys(), "dead" as const].map((at) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name: "current",
          value: at,
          checked: this.#current === at,
          onchange: () => {
            this.#current = at;
            void this.update();
          },
        }),
        ` ${typeof at === "number" ? say.hand(at) : say[at]}`,
      ),
    );
    const add = () => {
      this.#current = drawn.length;
      this.put({ hands: joined([...this.#hands(), ""]) }, `typed-${drawn.length}`);
    };

    const refresh = () => {
      const typed = this.#hands();
      if (typed.length !== drawn.length || withDeck !== this.deck) return this.redraw();
      const common = read(this.board);
      board.refresh({
        typed: this.board,
        pictures: pictures(common.cards, lang),
        worth: unfinished(common.cards.length) ? say.missing(3 - common.cards.length) : "",
      });
      board.refuse(null);
      dead.refresh({ typed: this.dead, pictures: pictures(read(this.dead).cards, lang), worth: "" });
      dead.refuse(null);
      const whole = this.#long();
      const found = typed.map((text, at) => {
        const { best, refused, worth, shown } = valued(text, common.cards, whole, lang);
        hands[at]?.refresh({ typed: text, pictures: shown, worth });
        hands[at]?.refuse(refused === null ? null : this.prose(refused));
        return best;
      });
      const everywhere = [...typed, this.board, this.dead].flatMap(laid);
      deck.mark(laid(this.#typed(this.#current)), everywhere);
      const open = common.cards.length > 0 && common.cards.length < mostBoard;
      this.say(compare, open ? "" : comparison(compared(found), lang));
      odds.show(this.#spot());
    };
    return {
      children: [
        withDeck && h("fieldset", { class: "current" }, h("legend", {}, say.picksFor), ...targets),
        withDeck && deck.element,
        h("p", { id: "typed-hint", class: "hint" }, `${say.typedHint} ${say.rangeHint}`),
        h("div", { class: "two" }, board.element, ...hands.map((hand) => hand.element), dead.element),
        drawn.length < mostHands &&
          h("button", { type: "button", id: "add-hand", class: "action", part: "button", onclick: add }, say.add),
        compare,
        odds.element,
      ],
      refresh,
      release: odds.stop,
    };
  }

  #place(at: At, name: string, label: string): Place {
    const say = words[this.tongue];
    const remove = () => {
      this.#current = 0;
      this.put({ hands: joined(this.#hands().filter((_, index) => index !== at)) }, "typed-0");
    };
    return placeFor({
      id: String(at),
      name,
      label,
      typed: this.#typed(at),
      changed: (typed) => this.#type(at, typed),
      clear: say.clear,
      remove:
        typeof at === "number" && this.#hands().length > 2
          ? h("button", { type: "button", class: "link", part: "button", onclick: remove }, say.remove(at))
          : null,
    });
  }

  /** Lays a card where picked ones go, or takes it back; says why it cannot. */
  #pick(card: string): string | null {
    const say = words[this.tongue];
    const current = this.#current;
    const cards = laid(this.#typed(current)); // a card takes the place of a range
    const left = cards.filter((each) => each !== card);
    if (left.length === cards.length) {
      if (current === "board" && cards.length >= mostBoard) return say.fullBoard;
      if (typeof current === "number" && cards.length >= 2 && read(this.board).cards.length > 0) return say.fullHand;
      if (typeof current === "number" && cards.length >= most) return say.full;
    }
    this.#type(current, (left.length < cards.length ? left : [...cards, card]).join(" "));
    return null;
  }

  /** Whether hands of their own are compared, of more than two cards without a board. */
  #long(): boolean {
    const begun = this.#hands().map(read);
    return read(this.board).cards.length === 0 && begun.some(({ plain, cards }) => plain && cards.length > 2);
  }

  /** What the odds are asked of, or a sentence that says what they wait for. */
  #spot(): Spot | string {
    const say = oddsWords[this.tongue];
    const hands = this.#hands().map((typed, at) => ({ at, typed, ...read(typed) }));
    const begun = hands.filter(({ typed }) => typed !== "");
    const board = read(this.board);
    if (this.#long()) return say.long;
    if (begun.length < 2) return say.two;
    if (begun.some(({ plain, half, cards }) => plain && (half || cards.length < 2))) return say.started;
    if (board.plain && (board.half || unfinished(board.cards.length))) return say.flop;
    const list = ({ plain, cards }: typeof board, typed: string) => (plain ? cards : typed.trim());
    return {
      hands: begun.map(({ at, plain, cards, typed }) => ({ at, text: plain ? cards.join("") : typed })),
      ranged: begun.some(({ plain }) => !plain),
      board: list(board, this.board),
      dead: list(read(this.dead), this.dead),
    };
  }
}

/** The cards that lie where they are typed: a range lays none, though "AQs+" reads like a queen. */
function laid(typed: string): string[] {
  const { plain, cards } = read(typed);
  return plain ? cards : [];
}

define("cardroom-equity", EquityElement);
