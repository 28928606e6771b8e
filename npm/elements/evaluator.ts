import { define } from "./base";
import { cardsView } from "./cards/view";
import cardDrawing from "./drawing/card.css?inline";
import noteDrawing from "./drawing/note.css?inline";
import { type Chosen, notesView } from "./notes/view";
import { rowsView } from "./open-face/view";
import { Panel, type View } from "./panel";
import cardStyles from "./style/cards.css?inline";
import noteStyles from "./style/notes.css?inline";
import oddsStyles from "./style/odds.css?inline";
import rowStyles from "./style/open-face.css?inline";

const games = ["texas-holdem", "liars-holdem", "liars-draw", "open-face"] as const;

/** `<cardroom-evaluator game="…">`: what cards, notes or rows are worth, and why one hand beats another. */
export class EvaluatorElement extends Panel {
  static override readonly fields = {
    ...Panel.fields,
    game: "text",
    cards: "text",
    notes: "text",
    place: "number",
    naturalRank: "text",
    odds: "flag",
    opponents: "number",
    exchange: "text",
  } as const;
  static override readonly styles = [cardDrawing, noteDrawing, cardStyles, noteStyles, oddsStyles, rowStyles];
  declare game: string;
  declare cards: string;
  declare notes: string;
  declare place: number | null;
  declare naturalRank: string;
  declare odds: boolean;
  declare opponents: number | null;
  declare exchange: string;
  readonly #chosen: Chosen = [null, null];

  protected override view(): View {
    const kind = this.#kind();
    const view = kind === "cards" ? cardsView(this) : kind === "rows" ? rowsView(this) : notesView(this, this.#chosen);
    const refresh = () => (this.#kind() === kind ? view.refresh() : this.redraw());
    return { ...view, refresh };
  }

  #kind(): "cards" | "rows" | "notes" {
    const game = games.find((each) => each === this.game) ?? "texas-holdem";
    return game === "texas-holdem" ? "cards" : game === "open-face" ? "rows" : "notes";
  }
}

define("cardroom-evaluator", EvaluatorElement);
