import base64 from "../pkg/cardroom_inline.js";

/** The module, which lies in the source. */
export const inlined = () => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
