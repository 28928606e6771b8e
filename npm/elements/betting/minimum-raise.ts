import type { TableLegalAction, TexasHoldemSetup } from "cardroom";
import { define } from "../base";
import { h } from "../dom";
import * as field from "../field";
import { Panel, type View } from "../panel";
import { refusal, sentence } from "../refusal";
import styles from "../style/betting.css?inline";
import { actionIn, type Played, type Stand, Stopped, sized, stand, type Typed } from "./done";
import { betting as words } from "./words";

const limits = ["no-limit", "pot-limit", "fixed-limit"] as const;
const list = (text: string) => text.split(/[\s,;/]+/).filter(Boolean);
const number = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;

/** `<cardroom-minimum-raise>`: what a raise must reach, and whether raising is open, after what was done at the table. */
export class MinimumRaiseElement extends Panel {
  static override readonly fields = {
    ...Panel.fields,
    stacks: "text",
    blinds: "text",
    button: "number",
    betting: "text",
    actions: "text",
    to: "number",
  } as const;
  static override readonly styles = [styles];
  declare stacks: string;
  declare blinds: string;
  declare button: number | null;
  declare betting: string;
  declare actions: string;
  declare to: number | null;

  #setup(): TexasHoldemSetup {
    const [small, big] = list(this.text("blinds", "50 100"));
    return {
      game: "texas-holdem",
      stacks: list(this.text("stacks", "5000 5000 5000 5000")).map(number),
      button: Number(this.text("button", "1")) - 1,
      blinds: { small: number(small), big: number(big) },
      betting: limits.find((each) => each === this.betting) ?? "no-limit",
      // The cards do not matter here; the same table gives the same answer.
      seed: "0".repeat(64),
    };
  }

  #actions(): string[] {
    return this.actions
      .split(/[,;]/)
      .map((action) => action.trim())
      .filter(Boolean);
  }

  protected override view(): View {
    const say = words[this.tongue];
    const { raise } = say;
    const stacks = field.text("", {
      id: "stacks",
      label: raise.stacks,
      hint: raise.stacksHint,
      changed: (value) => this.put({ stacks: value.trim(), actions: null, to: null }),
    });
    const blinds = field.text("", {
      id: "blinds",
      label: raise.blinds,
      hint: raise.blindsHint,
      changed: (value) => this.put({ blinds: value.trim(), to: null }),
    });
    const betting = field.choice("no-limit", Object.entries(raise.limit), {
      id: "betting",
      label: raise.betting,
      changed: (value) => this.put({ betting: value, to: null }),
    });
    const done = h("ol", { class: "done", part: "actions" });
    const undo = h(
      "button",
      {
        type: "button",
        class: "link",
        part: "button",
        id: "undo",
        onclick: () => this.#did(this.#actions().slice(0, -1), "undo"),
      },
      raise.undo,
    );
    const fault = h("p", { class: "refusal", part: "refusal", role: "alert" });
    const next = h("div", { class: "actions" });
    const total = field.number("", {
      id: "total",
      label: raise.total,
      changed: (value) => this.put({ to: value === "" ? null : value }),
    });
    const size = h("button", { type: "button", class: "action", part: "button", id: "do-size" });
    const outcome = h("div", { class: "outcome", part: "outcome", role: "status", "aria-label": raise.result });
    const doing = h(
      "section",
      { class: "panel", part: "panel", role: "group", "aria-labelledby": "next-name" },
      h("h2", { id: "next-name" }),
      next,
    );
    const name = doing.querySelector("h2") as HTMLElement;

    const show = ({ control }: field.Field, value: string) => {
      if (control.value.trim() !== value) control.value = value;
    };
    const refresh = () => {
      show(stacks, this.text("stacks", "5000 5000 5000 5000"));
      show(blinds, this.text("blinds", "50 100"));
      betting.control.value = limits.find((each) => each === this.betting) ?? "no-limit";
      show(total, this.text("to"));
      for (const each of [stacks, blinds, total]) each.refuse(null);
      fault.textContent = "";
      undo.hidden = this.#actions().length === 0;
      const read = this.#actions().map(actionIn);
      const unread = read.indexOf(null);
      done.replaceChildren();
      outcome.replaceChildren();
      doing.hidden = true;
      if (unread >= 0) {
        const bare = /^(bet|raise)$/i.test(this.#actions()[unread] ?? "");
        fault.textContent = `${raise.what(unread)}: ${bare ? raise.untold : raise.unknown}`;
        return;
      }
      try {
        const found = stand(this.#setup(), read as Typed[], this.to);
        done.replaceChildren(...this.#told(found.played));
        outcome.replaceChildren(...this.#explained(found));
        const seat = found.view.toAct;
        doing.hidden = seat === null;
        if (seat !== null) {
          name.textContent = raise.next(seat);
          const focused = this.shadowRoot?.activeElement?.id;
          next.replaceChildren(...this.#choices(found.legal, total, size));
          if (focused) this.shadowRoot?.getElementById(focused)?.focus();
          const { verdict } = found;
          total.refuse(verdict === null || verdict.ok ? null : this.prose(sentence(verdict, this.tongue)));
        }
        this.known({
          seat,
          actions: found.legal,
          raise: sized(found.legal) ?? null,
          full: found.full,
          closed: found.closed,
          verdict: found.verdict,
        });
      } catch (error) {
        const stopped = error instanceof Stopped ? error : null;
        const { field, text } = refusal(stopped?.cause ?? error, this.tongue);
        if (stopped !== null) fault.replaceChildren(...this.prose(`${raise.what(stopped.at)}: ${text}`));
        else (field?.startsWith("blinds") ? blinds : stacks).refuse(this.prose(text));
      }
    };
    return {
      children: [
        h("div", { class: "agreed" }, stacks.element, blinds.element, betting.element),
        h("section", {}, h("h2", {}, raise.actions), done, fault, undo),
        doing,
        outcome,
      ],
      refresh,
    };
  }

  #did(actions: string[], focus: string): void {
    this.put({ actions: actions.length === 0 ? null : actions.join(", "), to: null }, focus);
  }

  #told(played: readonly Played[]): HTMLElement[] {
    const { raise, pots } = words[this.tongue];
    if (played.length === 0) return [h("li", { class: "hint" }, raise.nothing)];
    return played.map(({ seat, type, to, allIn, short }) => {
      const marks = [allIn && pots.allIn, short && raise.short].filter(Boolean).join(", ");
      return h(
        "li",
        {},
        raise.did[type](seat, to),
        marks !== "" && `, ${marks}`,
        ...(short ? this.prose(" (TH-8)") : []),
      );
    });
  }

  /** What the seat in turn may do, as buttons. */
  #choices(legal: readonly TableLegalAction[], total: field.Field, size: HTMLButtonElement): HTMLElement[] {
    const { may } = words[this.tongue].raise;
    const button = (id: string, name: string, action: string) =>
      h(
        "button",
        {
          type: "button",
          class: "action",
          part: "button",
          id: `do-${id}`,
          onclick: () => this.#did([...this.#actions(), action], `do-${id}`),
        },
        name,
      );
    return legal.flatMap((action): HTMLElement[] => {
      if (action.type === "fold" || action.type === "check")
        return [button(action.type, may[action.type], action.type)];
      if (action.type === "call") return [button("call", may.call(action.amount), "call")];
      if (action.type !== "bet" && action.type !== "raise") return [];
      const { type, min, max } = action;
      size.textContent = may[type];
      size.onclick = () => {
        const to = this.to ?? min;
        this.#did([...this.#actions(), `${type} ${to}`], "total");
      };
      (total.control as HTMLInputElement).placeholder = String(min);
      const all = max > min ? [button("all-in", may.allIn(max), `${type} ${max}`)] : [];
      return [total.element, size, ...all];
    });
  }

  /** What a raise must reach, whether one is possible, and why. */
  #explained({ view, legal, full, closed, verdict, played }: Stand): HTMLElement[] {
    const { raise: say } = words[this.tongue];
    const seat = view.toAct;
    const lines: string[] = [];
    if (seat === null) lines.push(say.over);
    else {
      const { stack = 0 } = view.seats[seat] ?? {};
      const call = legal.find((action) => action.type === "call");
      lines.push(say.toAct(seat, stack, call?.type === "call" ? call.amount : 0));
      const found = sized(legal);
      if (found === undefined) {
        lines.push(closed === null || closed.ok ? say.none : `${say.none} ${sentence(closed, this.tongue)}`);
      } else {
        const { type, min, max } = found;
        const least = full ?? min;
        if (view.betting === "fixed-limit") lines.push(say.exactly(least));
        else lines.push(type === "bet" ? say.least.bet(least) : say.least.raise(least, view.bet));
        if (max < least) lines.push(say.onlyAllIn(max, least));
        else if (view.betting !== "fixed-limit") lines.push(say.most[view.betting](max));
        if (reopened(played, seat)) lines.push(say.reopened);
      }
      if (verdict?.ok && this.to !== null) lines.push(say.allowed(this.to));
    }
    return [h("h2", {}, say.result), ...lines.map((line) => h("p", {}, ...this.prose(line)))];
  }
}

/** Whether a seat may raise again since short all-ins came to a full raise. */
function reopened(played: readonly Played[], seat: number): boolean {
  const acted = played.map((each) => each.seat).lastIndexOf(seat);
  if (acted < 0) return false;
  const since = played.slice(acted + 1).filter(({ type }) => type === "bet" || type === "raise");
  return since.length > 1 && since.every(({ short }) => short);
}

define("cardroom-minimum-raise", MinimumRaiseElement);
