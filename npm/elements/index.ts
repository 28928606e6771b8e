// Defines all elements. Types: `npm/elements.d.ts`.

export * from "./card";
export * from "./note";
