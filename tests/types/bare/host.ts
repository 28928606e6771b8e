// Compiles only where the types need neither a document nor Node; nothing here runs.

import init, { evaluateCards, Game } from "cardroom";
import initInline from "cardroom/inline";
import { load } from "cardroom/parts";
import { describeHand } from "cardroom/text/en";
import { OddsWorker } from "cardroom/worker";

const ready: Promise<void>[] = [init(), init(new Uint8Array(8)), init(new ArrayBuffer(8)), initInline(), load("games")];
// @ts-expect-error: no module is a number
init(8);
const worker = new OddsWorker({ module: new Uint8Array(8) });
using game = new Game({ game: "texas-holdem", stacks: [9, 9], button: 0, blinds: { small: 1, big: 2 } });
const advised = await worker.advise(game.view(0), { level: "regular", seed: "" });
game.act(0, advised.action);
// @ts-expect-error: where there are no signals none can be given
await worker.advise(game.view(0), { level: "regular", seed: "", signal: {} });

export const told: string = describeHand(evaluateCards("AsKdQc"));
export { ready };
