import init from "cardroom";

/** Stands for `cardroom/parts` in the script that is one file: the module is in it as a whole. */
export const load = (): Promise<void> => init();
