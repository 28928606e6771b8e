import { explainResult, type Pot, type ShowdownResult, showdown } from "cardroom";
import { define } from "../base";
import { type Child, h } from "../dom";
import * as field from "../field";
import { handsIn, joined, Panel, type View } from "../panel";
import { refusal } from "../refusal";
import styles from "../style/betting.css?inline";
import { phrases } from "../words/phrases";
import { betting as words } from "./words";

const [fewest, most] = [2, 10];
const ranks = [..."23456789TJQKA"];

/** What the attributes say; `null` for what is no number. */
interface Money {
  stacks: (number | null)[];
  bets: (number | null)[];
  folded: number[];
  dead: number | null;
  button: number;
}

const list = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const whole = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null);

/** `<cardroom-pots>`: what was put in lies in pots, and who can win which; with hands and a board, who gets what. */
export class PotsElement extends Panel {
  static override readonly fields = {
    ...Panel.fields,
    stacks: "text",
    bets: "text",
    folded: "text",
    dead: "number",
    button: "number",
    hands: "text",
    board: "text",
  } as const;
  static override readonly styles = [styles];
  declare stacks: string;
  declare bets: string;
  declare folded: string;
  declare dead: number | null;
  declare button: number | null;
  declare hands: string;
  declare board: string;

  /** As many seats as there are stacks. */
  #seats(): number {
    return Math.max(fewest, Math.min(most, list(this.stacks).length));
  }

  #read(): Money {
    const stacks = Array.from({ length: this.#seats() }, (_, at) => whole(list(this.stacks)[at] ?? "0"));
    const bets = stacks.map((stack, at) => {
      const typed = list(this.bets)[at] ?? "0";
      return /^all(-?in)?$/i.test(typed) ? stack : whole(typed);
    });
    const folded = list(this.folded).map((seat) => Number(seat) - 1);
    const button = Number(this.text("button", "1")) - 1;
    return { stacks, bets, folded, dead: whole(this.text("dead", "0") || "0"), button };
  }

  #put(name: "stacks" | "bets", at: number, value: string): void {
    const values = Array.from({ length: this.#seats() }, (_, index) => list(this.text(name))[index] ?? "0");
    values[at] = value.trim().replaceAll(/\s+/g, "") || "0";
    this.put({ [name]: values.join(" ") });
  }

  #fold(at: number, gone: boolean): void {
    const others = this.#read().folded.filter((seat) => seat !== at);
    const folded = (gone ? [...others, at] : others).sort((a, b) => a - b).map((seat) => seat + 1);
    this.put({ folded: folded.length === 0 ? null : folded.join(" ") });
  }

  #resize(seats: number): void {
    const values = (name: "stacks" | "bets") =>
      Array.from({ length: seats }, (_, at) => list(this.text(name))[at] ?? (name === "stacks" ? "1000" : "0")).join(
        " ",
      );
    const folded = this.#read()
      .folded.filter((seat) => seat < seats)
      .map((seat) => seat + 1);
    this.put(
      {
        stacks: values("stacks"),
        bets: values("bets"),
        folded: folded.length === 0 ? null : folded.join(" "),
        hands: this.hands === "" ? null : joined(handsIn(this.hands).slice(0, seats)),
      },
      `stack-${seats - 1}`,
    );
  }

  protected override view(): View {
    const say = words[this.tongue];
    const { pots } = say;
    const drawn = this.#seats();
    const seats = Array.from({ length: drawn }, (_, at) => this.#seat(at));
    const button = field.choice(
      this.text("button", "1"),
      seats.map((_, at) => [String(at + 1), say.seat(at)]),
      { id: "button", label: say.button, changed: (value) => this.put({ button: value }) },
    );
    const dead = field.number(this.text("dead", "0"), {
      id: "dead",
      label: pots.dead,
      changed: (value) => this.put({ dead: value === "" ? null : value }),
    });
    const board = field.text(this.board, {
      id: "board",
      label: pots.board,
      hint: pots.handsHint,
      changed: (value) => this.put({ board: value.trim() }),
    });
    const fault = h("p", { class: "refusal", part: "refusal", role: "alert" });
    const result = h("div", { class: "outcome", part: "outcome", role: "status", "aria-label": pots.result });
    const resize = (id: string, name: string, to: number) =>
      h("button", { type: "button", class: "link", part: "button", id, onclick: () => this.#resize(to) }, name);

    const refresh = () => {
      if (this.#seats() !== drawn) return this.redraw();
      const money = this.#read();
      for (const [at, seat] of seats.entries()) seat.refresh(money, at);
      button.control.value = String(money.button + 1);
      if (board.control.value.trim() !== this.board) board.control.value = this.board;
      for (const each of [dead, board]) each.refuse(null);
      fault.textContent = "";
      dead.refuse(money.dead === null ? pots.noNumber : null);
      const bad = money.folded.some((seat) => !(seat >= 0 && seat < drawn));
      if (bad) fault.textContent = pots.noSeat;
      const sound = seats.every((seat) => seat.sound()) && money.dead !== null && !bad;
      result.replaceChildren();
      if (!sound) return;
      try {
        result.replaceChildren(...this.#settled(money));
      } catch (error) {
        const { field, text } = refusal(error, this.tongue);
        const [, whose, at] = /^(\w+)(?:\[(\d+)\])?/.exec(field ?? "") ?? [];
        const hand = whose === "hands" ? seats[Number(at)]?.hand : whose === "board" ? board : null;
        if (hand) hand.refuse(this.prose(text));
        else fault.replaceChildren(...this.prose(text));
      }
    };
    return {
      children: [
        h("div", { class: "seats", role: "group", "aria-label": pots.seats }, ...seats.map(({ element }) => element)),
        h(
          "p",
          { class: "links" },
          drawn < most && resize("add-seat", pots.add, drawn + 1),
          drawn > fewest && resize("remove-seat", pots.remove, drawn - 1),
        ),
        h("div", { class: "agreed" }, button.element, dead.element, board.element),
        fault,
        result,
      ],
      refresh,
    };
  }

  /** One seat: its stack, what it put in, whether it folded, its hand. */
  #seat(at: number) {
    const say = words[this.tongue];
    const { pots } = say;
    const stack = field.text("", {
      id: `stack-${at}`,
      label: pots.stack,
      changed: (value) => this.#put("stacks", at, value),
    });
    const bet = field.text("", { id: `bet-${at}`, label: pots.bet, changed: (value) => this.#put("bets", at, value) });
    const folded = field.check(false, {
      id: `folded-${at}`,
      label: pots.folded,
      changed: (value) => this.#fold(at, value === "true"),
    });
    const hand = field.text("", {
      id: `hand-${at}`,
      label: pots.hand,
      changed: (value) => {
        const hands = Array.from({ length: this.#seats() }, (_, index) => handsIn(this.hands)[index] ?? "");
        this.put({ hands: joined(hands.map((each, index) => (index === at ? value : each))) });
      },
    });
    for (const each of [stack, bet]) each.control.setAttribute("inputmode", "numeric");
    const sign = h("span", { class: "sign" });
    const element = h(
      "fieldset",
      { class: "seat", part: "panel" },
      h("legend", {}, say.seat(at), " ", sign),
      stack.element,
      bet.element,
      hand.element,
      folded.element,
    );
    let right = true;
    const refresh = ({ stacks, bets, folded: gone }: Money, seat: number) => {
      const [had, put] = [stacks[seat] ?? null, bets[seat] ?? null];
      const show = ({ control }: field.Field, value: string) => {
        if (control.value.trim() !== value && !(value === "0" && control.value === "")) control.value = value;
      };
      show(stack, list(this.stacks)[seat] ?? "0");
      show(bet, list(this.bets)[seat] ?? "0");
      show(hand, handsIn(this.hands)[seat] ?? "");
      (folded.control as HTMLInputElement).checked = gone.includes(seat);
      hand.refuse(null);
      stack.refuse(had === null ? pots.noNumber : null);
      const over = had !== null && put !== null && put > had;
      bet.refuse(put === null ? pots.noNumber : over ? pots.tooMuch(had) : null);
      right = had !== null && put !== null && !over;
      sign.textContent = right && put !== 0 && put === had ? pots.allIn : "";
    };
    return { element, hand, refresh, sound: () => right };
  }

  /** The pots, and what is paid out where hands and a board tell it. */
  #settled({ bets, folded, dead, button }: Money): HTMLElement[] {
    const contributed = bets.map((bet) => bet ?? 0);
    if (contributed.every((bet) => bet === 0)) return [];
    const say = words[this.tongue].pots;
    const { describeStep } = phrases[this.tongue];
    const typed = contributed.map((_, at) => handsIn(this.hands)[at] ?? "");
    const whole = typed.some((hand) => hand !== "") && this.board !== "";
    const common = { game: "texas-holdem" as const, contributed, folded, dead: dead ?? 0, button };
    // Which pots there are does not depend on who wins them: any cards will do.
    const cards = ranks.map((rank) => [`${rank}c`, `${rank}d`]);
    const hands = whole
      ? typed.map((hand) => (hand === "" ? null : hand))
      : contributed.map((_, at) => (folded.includes(at) ? null : (cards[at] ?? null)));
    const board = whole ? this.board : ranks.slice(0, 5).map((rank) => `${rank}h`);
    const found = showdown({ ...common, hands, board });
    const steps = explainResult({
      game: "texas-holdem",
      seats: [],
      result: { ...found, ending: "showdown", board: [], place: null, stacks: [] },
    } as unknown as Parameters<typeof explainResult>[0]);
    const told = steps.filter(({ code }) => whole || code === "uncalled");
    const { returned, pots } = found;
    this.known(
      whole
        ? { returned, pots, payouts: found.payouts, best: found.best }
        : { returned, pots: pots.map(({ amount, eligible }) => ({ amount, eligible })), payouts: null, best: null },
    );
    const why = (step: (typeof steps)[number]) =>
      h(
        "p",
        {},
        ...this.prose(`${describeStep(step)}${step.code === "best" && step.why !== null ? "" : ` ${step.rule}.`}`),
      );
    const paid = h(
      "ul",
      {},
      ...found.payouts.flatMap((chips, at) => (chips > 0 ? [h("li", {}, say.gets(at, chips))] : [])),
    );
    return [
      h("h2", {}, say.result),
      ...told.filter(({ code }) => code === "uncalled").map(why),
      h(
        "ol",
        { class: "pots" },
        ...pots.map((pot, at) =>
          h(
            "li",
            { part: "pot" },
            h("h3", {}, say.amount(say.pot(at, pots.length), pot.amount)),
            ...this.#because(found, contributed, at, dead ?? 0),
            h("p", {}, ...this.prose(say.canWin(pot.eligible, "TH-9"))),
            ...told.filter((step) => "pot" in step && step.pot === at).map(why),
          ),
        ),
      ),
      ...(whole ? [h("section", {}, h("h3", {}, say.payouts), paid)] : []),
    ];
  }

  /** What each seat put into a pot, if that is the whole of it. */
  #because({ pots, returned }: ShowdownResult, contributed: readonly number[], index: number, dead: number): Child[] {
    const kept = contributed.map((chips, at) => chips - (returned[at] ?? 0));
    const depth = (pot: Pot | undefined) =>
      pot === undefined ? 0 : Math.min(...pot.eligible.map((seat) => kept[seat] ?? 0));
    const last = index === pots.length - 1;
    const [from, to] = [depth(pots[index - 1]), last ? Number.POSITIVE_INFINITY : depth(pots[index])];
    const parts = new Map<number, number[]>();
    for (const [seat, chips] of kept.entries()) {
      const part = Math.min(chips, to) - Math.min(chips, from);
      if (part > 0) parts.set(part, [...(parts.get(part) ?? []), seat]);
    }
    const ante = index === 0 ? dead : 0;
    const sum = [...parts].reduce((total, [chips, seats]) => total + chips * seats.length, ante);
    if (sum !== pots[index]?.amount) return [];
    const listed = [...parts].map(([chips, seats]) => ({ chips, seats })).sort((a, b) => b.chips - a.chips);
    return [h("p", {}, words[this.tongue].pots.parts(listed, ante))];
  }
}

define("cardroom-pots", PotsElement);
