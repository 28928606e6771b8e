import * as shared from "../../npm/elements/field";
import { cited } from "./cite";

export type Field = shared.Field;

/** A field whose refusals lead to the rules that they name. */
const citing = <A extends unknown[]>(make: (...args: A) => Field) => {
  return (...args: A): Field => {
    const field = make(...args);
    return { ...field, refuse: (why) => field.refuse(typeof why === "string" ? cited(why) : why) };
  };
};

export const number = citing(shared.number);
export const text = citing(shared.text);
export const area = citing(shared.area);
export const check = citing(shared.check);
export const choice = citing(shared.choice);
