// npm start: installs what is missing, builds the module and the page, serves the page and prints its address.

import { join } from "node:path";
import { build } from "./build.mjs";
import { buildElements } from "./elements.mjs";
import { main, root, SetupError, setUp } from "./setup.mjs";

const wanted = Number(process.env.PORT ?? 4173);

await main(async () => {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new SetupError(`PORT is ${process.env.PORT}, which is no port: give a number from 1 to 65535`);
  }
  build(await setUp());
  await buildElements();
  const vite = await import("vite"); // only now is it certainly there
  const page = { root: join(root, "www"), logLevel: "warn" };
  await vite.build(page);
  const server = await vite.preview({ ...page, preview: { port: wanted, strictPort: false } });
  const { port } = server.httpServer.address();
  if (port !== wanted)
    console.log(`Port ${wanted} is busy, so the page is at port ${port}. PORT=number npm start takes another.`);
  console.log(`\n  cardroom is at http://localhost:${port}/   (Ctrl+C ends it)\n`);
});
