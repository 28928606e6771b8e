import type { TournamentAction, TournamentTable } from "cardroom";
import { cited } from "../cite";
import { h } from "../element";
import * as field from "../field";
import { leaving } from "../leaving";
import type { Host } from "../play";
import { refusal } from "../refusal";
import { typed } from "../seating";
import { words } from "../text";
import { hallClock } from "./clock";
import type { Hall } from "./hall";
import { called, standings } from "./standings";

/** The clock of a club's tournament with all that its director does, from one drawing to the next. */
export function director(hall: Hall): (host: Host) => HTMLElement {
  let refused: string | null = null;
  /** What has the focus after the next drawing. */
  let focus: string | null = null;
  return (host) => {
    const { tournament: say } = words;
    const work = (what: () => void, next: string) => {
      refused = null;
      focus = next;
      try {
        what();
      } catch (error) {
        refused = refusal(error).text;
      }
      host.announce(refused ?? "");
      host.redraw();
    };
    const act = (action: TournamentAction, next: string) => work(() => hall.act(action), next);
    const element = h(
      "div",
      { class: "director" },
      h("h1", {}, say.kinds.clock),
      hallClock(hall, () => host.redraw()),
      h("div", { class: "panel controls" }, ...controls(hall, act)),
      refused !== null && h("p", { class: "refusal", role: "alert" }, ...cited(refused)),
      h(
        "div",
        { class: "tables" },
        ...hall.view.tables.map((table) => tableCard(hall, table, act, work)),
        hall.view.tables.length === 0 && entrants(hall, act),
      ),
      standings(hall),
      leaving(
        { ...words.table, ...say },
        {
          over: hall.view.phase === "finished",
          kept: hall.kept,
          end: () => {
            hall.end();
            host.ended();
          },
        },
      ),
    );
    if (focus !== null) element.querySelector(`#${focus}`)?.setAttribute("data-focus", "");
    return element;
  };
}

type Act = (action: TournamentAction, next: string) => void;

/** A button that stays where it is, so that it may be pressed again. */
const press = (id: string, text: string, act: () => void, kind = "quiet") =>
  h("button", { type: "button", id, class: `action ${kind}`, onclick: act }, text);

/** What drives the clock, and late entries. */
function controls(hall: Hall, act: Act): HTMLElement[] {
  const { tournament: say } = words;
  const { phase, handForHand, entriesOpen, tables } = hall.view;
  const { state } = hall.clock;
  const simple = (type: "start" | "pause" | "resume" | "back" | "forward", kind?: string) =>
    press(`do-${type}`, say.control[type], () => act({ type }, type === "start" ? "do-pause" : `do-${type}`), kind);
  const clock =
    phase === "registration"
      ? [simple("start", "main")]
      : phase === "finished"
        ? []
        : [
            press(
              "do-pause",
              state === "paused" ? say.control.resume : say.control.pause,
              () => act({ type: state === "paused" ? "resume" : "pause" }, "do-pause"),
              "main",
            ),
            simple("back"),
            simple("forward"),
            press("do-minute", say.control.minute, () => act(minuteMore(hall), "do-minute")),
            ...(tables.length > 1 || handForHand !== null
              ? [
                  press("do-hand-for-hand", say.control.handForHand(handForHand === null), () =>
                    act({ type: "hand-for-hand", on: handForHand === null }, "do-hand-for-hand"),
                  ),
                ]
              : []),
          ];
  const screen = press("do-full-screen", say.control.fullScreen, () => {
    if (document.fullscreenElement === null) void document.documentElement.requestFullscreen?.().catch(() => {});
    else void document.exitFullscreen();
  });
  return [
    h("div", { class: "actions", role: "group", "aria-label": say.clock }, ...clock, screen),
    ...(phase === "registration" || (phase === "running" && entriesOpen) ? [entry(act)] : []),
  ];
}

/** A minute more for this level or break. */
function minuteMore(hall: Hall): TournamentAction {
  return { type: "set-remaining", milliseconds: (hall.clock.remaining ?? 0) + 60_000 };
}

/** The form for one more entrant. */
function entry(act: Act): HTMLElement {
  const { tournament: say } = words;
  let name = "";
  const input = field.text("", {
    id: "entry-name",
    label: say.entryName,
    changed: (value) => {
      name = value;
    },
  });
  return h(
    "form",
    {
      class: "entry",
      onsubmit: (event) => {
        event.preventDefault();
        const trimmed = name.trim();
        act(trimmed === "" ? { type: "enter" } : { type: "enter", name: trimmed }, "entry-name");
      },
    },
    input.element,
    h("button", { type: "submit", class: "action quiet" }, say.enter),
  );
}

/** Who has entered, before there are tables. */
function entrants(hall: Hall, act: Act): HTMLElement {
  const { tournament: say } = words;
  const all = hall.standings.filter(({ status }) => status !== "withdrawn");
  return h(
    "section",
    { class: "panel", "aria-labelledby": "entrants-name" },
    h("h2", { id: "entrants-name" }, say.entrants(all.length)),
    h(
      "ol",
      { class: "entrants" },
      ...all.map((each) =>
        h(
          "li",
          {},
          `${called(each)} `,
          h(
            "button",
            {
              type: "button",
              class: "link",
              onclick: () => act({ type: "withdraw", player: each.player }, "entry-name"),
              "aria-label": say.withdrawOf(called(each)),
            },
            say.withdraw,
          ),
        ),
      ),
    ),
  );
}

/** A table: who sits there with what, and what became of a hand. */
function tableCard(hall: Hall, table: TournamentTable, act: Act, work: (what: () => void, next: string) => void) {
  const { tournament: say } = words;
  const id = `table-${table.table}`;
  const names = new Map(hall.standings.map((each) => [each.player, each]));
  const seated = table.chairs.flatMap((chair) => (chair.player === null ? [] : [{ ...chair, player: chair.player }]));
  const nameOf = (player: number) => called(names.get(player) ?? { player, name: null });
  const playing = seated.filter(({ stack }) => stack > 0);
  const out = new Set<number>();
  const running = hall.view.phase === "running";

  const winner = h(
    "select",
    { id: `${id}-winner` },
    ...playing.map(({ seat, player }) => h("option", { value: seat }, nameOf(player))),
  );
  const refused = h("p", { class: "refusal", role: "alert" });
  const record = () => {
    const to = typed(winner.value);
    if (out.size === 0 || out.has(to)) {
      refused.textContent = say.outOrWinner;
      return;
    }
    work(() => hall.record(table.table, [...out], to), `${id}-record`);
  };

  const chair = ({ seat, player, stack, mayRebuy, waiting, killed }: (typeof seated)[number]) => {
    const sign = [
      table.blinds?.button === seat && words.table.button[0],
      table.blinds?.big === seat && words.table.bigBlind[0],
      table.blinds?.small === seat && !table.blinds.deadSmall && words.table.smallBlind[0],
    ].filter(Boolean);
    const box = h("input", {
      type: "checkbox",
      "aria-label": say.outOf(nameOf(player)),
      onchange: () => void (box.checked ? out.add(seat) : out.delete(seat)),
    });
    return h(
      "tr",
      {},
      h("td", {}, String(seat + 1)),
      h(
        "th",
        { scope: "row" },
        nameOf(player),
        sign.length > 0 && h("small", {}, ` ${sign.join(" ")}`),
        (waiting || killed) && h("small", { class: "state" }, waiting ? say.waits : say.absent),
      ),
      h("td", {}, words.amount(stack)),
      h("td", {}, running && stack > 0 && box),
      h("td", {}, running && menu(hall, player, nameOf(player), mayRebuy, killed, act)),
    );
  };

  return h(
    "section",
    { class: "panel hall-table", tabindex: 0, "aria-labelledby": id },
    h("h2", { id }, say.table(table.table)),
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, ...say.columns.map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, ...seated.map(chair)),
    ),
    running &&
      playing.length > 1 &&
      h(
        "form",
        {
          class: "record",
          onsubmit: (event) => {
            event.preventDefault();
            record();
          },
        },
        h("label", { for: `${id}-winner` }, say.chipsTo),
        winner,
        h("button", { type: "submit", id: `${id}-record`, class: "action quiet" }, say.record),
        refused,
      ),
  );
}

/** What the director may do with one player. */
function menu(hall: Hall, player: number, name: string, mayRebuy: boolean, away: boolean, act: Act): HTMLElement {
  const { tournament: say } = words;
  const may = (action: TournamentAction) => hall.check(action).ok;
  const offers: [keyof typeof say.playerAction, TournamentAction][] = [
    ["rebuy", { type: "rebuy", player }],
    ["add-on", { type: "add-on", player }],
    ...(mayRebuy ? [["decline-rebuy", { type: "decline-rebuy", player }] as [never, TournamentAction]] : []),
    away ? ["sit-in", { type: "sit-in", player }] : ["sit-out", { type: "sit-out", player }],
    ["warning", { type: "penalty", player, penalty: "warning" }],
    ["missed-hands", { type: "penalty", player, penalty: "missed-hands", hands: 1 }],
    ["disqualification", { type: "penalty", player, penalty: "disqualification" }],
  ];
  const allowed = offers.filter(([, action]) => may(action));
  const select = h(
    "select",
    {
      id: `player-${player}`,
      "aria-label": say.actionFor(name),
      onchange: () => {
        const found = allowed.find(([key]) => key === select.value);
        if (found !== undefined) act(found[1], `player-${player}`);
      },
    },
    h("option", { value: "" }, "…"),
    ...allowed.map(([key]) => h("option", { value: key }, say.playerAction[key])),
  );
  return select;
}
