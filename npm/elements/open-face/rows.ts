import type { Row } from "cardroom";
import { h } from "../dom";

export const rows: readonly Row[] = ["top", "middle", "bottom"];

/** So many cards a row takes. */
export const size: Record<Row, number> = { top: 3, middle: 5, bottom: 5 };

/** Places that are free. */
export const slots = (count: number): HTMLElement[] =>
  Array.from({ length: count }, () => h("span", { class: "place", "aria-hidden": "true" }));

/** A board as it is typed, row by row. */
export type Typed = Record<Row, string>;

/** The cards in a text, whatever stands between them. */
export const cardsIn = (typed: string): string[] => typed.match(/[2-9TJQKA][cdhs]/g) ?? [];

/** The rows in a text, apart by `/`, from the top down. */
export function rowsIn(text: string): Typed {
  const [top = "", middle = "", bottom = ""] = text.split("/").map((row) => row.trim());
  return { top, middle, bottom };
}

/** The boards in a text, apart by `;`. */
export const boardsIn = (text: string): Typed[] => text.split(";").map(rowsIn);

export const rowsJoined = (board: Typed): string =>
  rows.map((row) => board[row].replaceAll(/[/;]/g, " ").trim()).join(" / ");

export const boardsJoined = (boards: readonly Typed[]): string => boards.map(rowsJoined).join("; ");
