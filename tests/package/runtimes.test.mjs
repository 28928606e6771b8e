// The packed tarball in the other places that `exports` names, each the real program of tests/runtimes.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { root } from "../../npm/setup.mjs";
import { emptyProject } from "../support/project.mjs";

let project;
before(() => {
  project = emptyProject();
});
after(() => project?.remove());

/** The platform's own program: what npm links is a launcher that an install script would have to finish. */
function program(scope, name) {
  const folder = join(root, "tests/runtimes/node_modules", scope);
  const files = readdirSync(folder).flatMap((platform) =>
    ["", ".exe"].flatMap((end) => [join(folder, platform, name + end), join(folder, platform, "bin", name + end)]),
  );
  const found = files.find((file) => existsSync(file));
  assert.ok(found, `${name} is not in ${folder}`);
  return found;
}

const script = `
  import init, { evaluateCards, Game } from "cardroom";
  await init();
  const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 1, big: 2 } });
  game.act(0, { type: "fold" });
  console.log(evaluateCards("AsKsQsJsTs").category, game.result().stacks.join("/"));
`;
const expected = "royal-flush 99/101\n";

// The same with the module in parts.
const inParts = script
  .replace("import init, {", "import { load,")
  .replace("cardroom", "cardroom/parts")
  .replace("await init();", `await load("games");`);

test("imported by Deno", () => {
  project.write("main.mjs", script);
  const deno = program("@deno", "deno");
  const args = ["run", "--no-remote", "--allow-read"];
  assert.equal(project.run(deno, [...args, "main.mjs"]), expected);
  project.write("parts.mjs", inParts);
  assert.equal(project.run(deno, [...args, "parts.mjs"]), expected);
});

test("imported by Bun", () => {
  project.write("main.mjs", script);
  const bun = program("@oven", "bun");
  assert.equal(project.run(bun, ["run", "main.mjs"]), expected);
  project.write("parts.mjs", inParts);
  assert.equal(project.run(bun, ["run", "parts.mjs"]), expected);
});

// An answer, and a refusal, from a thread that ends with the process.
const threaded = `
  import { OddsWorker } from "cardroom/worker";
  const worker = new OddsWorker();
  const { players } = await worker.equity({ game: "texas-holdem", hands: ["AhAd", "KsKh"] });
  const refused = await worker.equity({ game: "texas-holdem", hands: [] }).catch((error) => error.code);
  worker.terminate();
  console.log(players[0].wins, refused);
`;

test("a thread of Deno", () => {
  project.write("thread.mjs", threaded);
  const deno = program("@deno", "deno");
  const said = project.run(deno, ["run", "--no-remote", "--allow-read", "thread.mjs"]);
  assert.equal(said, "1399204 ERR_HAND_COUNT\n");
});

test("a thread of Bun", () => {
  project.write("thread.mjs", threaded);
  assert.equal(project.run(program("@oven", "bun"), ["run", "thread.mjs"]), "1399204 ERR_HAND_COUNT\n");
});

for (const [loader, load, call] of [
  ["workerd.js", "init, {", "init()"],
  ["parts-workerd.js", "{ load,", 'load("games")'],
]) {
  test(`${loader} imported by a Worker`, async () => {
    project.write(
      "worker.js",
      `import ${load} evaluateCards, Game } from "./cardroom/npm/${loader}";
     export default {
       async fetch() {
         await ${call};
         const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 1, big: 2 } });
         game.act(0, { type: "fold" });
         return new Response(evaluateCards("AsKsQsJsTs").category + " " + game.result().stacks.join("/") + "\\n");
       },
     };`,
    );
    // The module graph that a Workers bundler would hand over.
    const here = join(project.folder, "node_modules/cardroom");
    const loaders = ["node.js", "parts-node.js", "web.js", "parts.js", "inline.js"];
    const files = ["npm", "pkg"]
      .flatMap((folder) => readdirSync(join(here, folder), { recursive: true }).map((name) => `${folder}/${name}`))
      .filter((file) => /\.(js|wasm)$/.test(file) && !loaders.some((name) => file === `npm/${name}`));
    const kind = (file) => (file.endsWith(".wasm") ? "wasm" : "esModule");
    const modules = files.map(
      (file) => `(name = "cardroom/${file}", ${kind(file)} = embed "node_modules/cardroom/${file}")`,
    );
    project.write(
      "worker.capnp",
      `using Workerd = import "/workerd/workerd.capnp";
     const config :Workerd.Config = (
       services = [(name = "main", worker = .worker)],
       sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
     );
     const worker :Workerd.Worker = (
       compatibilityDate = "2025-01-01",
       modules = [(name = "worker.js", esModule = embed "worker.js"), ${modules.join(", ")}]
     );`,
    );
    // It tells on file descriptor 3 which port it took.
    const workerd = spawn(program("@cloudflare", "workerd"), ["serve", "worker.capnp", "--control-fd=3"], {
      cwd: project.folder,
      stdio: ["ignore", "inherit", "inherit", "pipe"],
    });
    try {
      const port = await new Promise((resolve, reject) => {
        workerd.once("exit", (code) => reject(new Error(`workerd ended with ${code}`)));
        workerd.stdio[3].setEncoding("utf8").on("data", (text) => {
          for (const line of text.split("\n").filter(Boolean)) {
            const { event, port } = JSON.parse(line);
            if (event === "listen") resolve(port);
          }
        });
      });
      assert.equal(await (await fetch(`http://127.0.0.1:${port}/`)).text(), expected);
    } finally {
      workerd.kill();
    }
  });
}
