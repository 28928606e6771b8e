import init from "cardroom";

/** The package's module, loaded once for all elements of a page. */
export const module = (): Promise<void> => init();
