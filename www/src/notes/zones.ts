import type { SeatView, TableAction, TableView, Zone } from "cardroom";
import { h } from "../element";
import { words } from "../text";
import { picture } from "./pieces";

const order: readonly Zone[] = ["preflop", "flop", "turn-river"];

/**
 * The own notes by the zones that they lie in, closed but for the one zone that is lifted (LD-3, LD-4): what lies in
 * another is not in the document. `"all"` lie open where nobody else can look. In an exchange each note can be discarded from here (LD-5).
 */
export function zones(
  view: TableView<"liars-holdem" | "liars-draw">,
  seat: SeatView,
  lifted: Zone | "all" | null,
  play: (action: TableAction) => void,
  lay: () => void,
): HTMLElement {
  const peeks = view.actions.flatMap((action) => (action.type === "peek" ? action.zones : []));
  const discards = view.actions.flatMap((action) => (action.type === "exchange" ? action.discards : []));

  const zone = (each: Zone) => {
    const name = words.notes.zone[each];
    const held = seat.hand.filter((_, at) => seat.zones[at] === each);
    const isUp = lifted === "all" || lifted === each;
    const note = (serial: string | null, index: number) => {
      const discard = discards.some((one) => one.zone === each && one.index === index);
      return h(
        "div",
        { class: "held", "data-patch": true },
        picture(isUp ? serial : null, view.place),
        discard &&
          h(
            "button",
            {
              type: "button",
              class: "action quiet drop",
              onclick: () => play({ type: "exchange", discard: { zone: each, index } }),
            },
            words.notes.exchange.drop,
            h("span", { class: "spoken" }, words.notes.exchange.which(name, index)),
          ),
      );
    };
    return h(
      "section",
      { class: "zone", "aria-labelledby": `zone-${each}`, "data-patch": true },
      h("h3", { id: `zone-${each}` }, name),
      h(
        "div",
        { class: "row", "data-patch": true },
        ...held.map(note),
        held.length === 0 && h("span", { class: "no-note" }),
      ),
      peeks.includes(each) &&
        lifted !== "all" &&
        h(
          "button",
          {
            type: "button",
            class: "link",
            id: `peek-${each}`,
            "data-focus": isUp,
            onclick: () => (isUp ? lay() : play({ type: "peek", zones: [each] })),
          },
          isUp ? words.notes.peek.lay : words.notes.peek.lift,
          h("span", { class: "spoken" }, name),
        ),
    );
  };
  return h("div", { class: "zones", "data-patch": true }, ...order.map(zone));
}
