import { load } from "cardroom/parts";

/** What all elements need of the package's module, loaded once for a page. */
export const module = (): Promise<void> => load("evaluators");

/** What odds need beside, where no thread has it. */
export const oddsModule = (): Promise<void> => load("odds");
