// All measures in the order of docs/performance.md. Loaded once the module is built: it is imported from here.

import init from "../npm/node.js";
import { computerPlayers } from "./advice.mjs";
import { banknotes } from "./banknotes.mjs";
import { equities } from "./equity.mjs";
import { evaluators } from "./evaluators.mjs";
import { openFace } from "./open-face.mjs";
import { size, start } from "./start.mjs";
import { tables } from "./tables.mjs";

export { page } from "./page.mjs";

/** Our own part alone, each measure as short as it can be. */
export async function quick({ root, folder }) {
  await init();
  evaluators({ count: 64, rounds: 1, peers: null });
  equities({ times: 1, rounds: 1, peers: null });
  tables({ hands: 4, rounds: 1, peers: null, folder, most: 20 });
  banknotes({ rounds: 1, against: [1] });
  openFace({ hands: 20, rounds: 1, endings: 200 });
  computerPlayers({ hands: 2 });
  start({ processes: 1 });
  size({ root });
}

/** Everything but the page, beside the peers where they are there. */
export async function whole({ root, folder, peers }) {
  await init();
  evaluators({ count: 20_000, rounds: 31, peers });
  equities({ times: 20, rounds: 7, peers });
  tables({ hands: 200, rounds: 15, peers, folder, most: Number.POSITIVE_INFINITY });
  banknotes({ rounds: 9, against: [1, 2, 3, 7] });
  openFace({ hands: 500, rounds: 5, endings: 2000 });
  computerPlayers({ hands: 100 });
  start({ processes: 15 });
  size({ root });
}
