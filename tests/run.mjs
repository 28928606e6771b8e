// npm test: everything, in order, each step with its time. Prints a step's output only where it failed.
// The last line is the count: "N passed, N failed". A step that counts no tests of its own counts as one.
// Steps that keep one processor busy run beside others; cargo and the test runners use all there are by themselves.

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build } from "../npm/build.mjs";
import { buildElements } from "../npm/elements.mjs";
import { find, main, root, setUp } from "../npm/setup.mjs";
import { checkRules } from "./support/rules.mjs";

let passed = 0;
let failed = 0;
const outputs = [];

// What a test runner says of a test that passed, or of a crate that was compiled: nobody looks for it among failures.
const passing = /^(✔ | *(PASS|Compiling|Running|Starting|Finished) |test .* ok$)/;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step; `work` returns { passed, failed, output, note? } or throws. */
async function step(name, work) {
  const since = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { passed: 0, failed: 1, output: String(error.message ?? error) };
  }
  passed += result.passed;
  failed += result.failed;
  outputs.push(result.output ?? "");
  const counts = [
    result.passed > 1 && `${result.passed} passed`,
    result.failed && `${result.failed} FAILED`,
    result.note,
  ];
  console.log(
    [result.failed ? "✗" : "✓", name, `(${[seconds(since), ...counts.filter(Boolean)].join(", ")})`].join(" "),
  );
  if (result.failed) {
    const lines = result.output
      .trimEnd()
      .split("\n")
      .filter((line) => !passing.test(line));
    if (lines.length > 150) lines.splice(50, lines.length - 150, "…");
    console.log(lines.map((line) => `    ${line.slice(0, 400)}`).join("\n"));
  }
  return result;
}

/** Runs a program to its end and returns its code and output. */
function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A program that passes or fails as a whole. */
async function check(command, args, env) {
  const { code, output } = await run(command, args, env);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** A test runner: its own counts, added up over all its closing lines. */
async function tests(command, args, env, closing) {
  const { code, output } = await run(command, args, env);
  const total = (pattern) => [...output.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
  const sum = { passed: total(closing.passed), failed: total(closing.failed) };
  // A run that broke off, or that ran nothing, has not passed.
  if (sum.failed === 0 && (code !== 0 || sum.passed === 0)) sum.failed = 1;
  return { ...sum, output };
}

const closings = {
  nextest: { passed: /^ +Summary .*: (?:.* )?(\d+) passed/gm, failed: /^ +Summary .* (\d+) failed/gm },
  cargo: { passed: /^test result: .* (\d+) passed;/gm, failed: /^test result: .* (\d+) failed;/gm },
  node: { passed: /^ℹ pass (\d+)$/gm, failed: /^ℹ fail (\d+)$/gm },
};

await main(async () => {
  const start = performance.now();
  const found = await setUp({ tests: true });
  // Plain output, for it is read here.
  const env = { ...found.env, CARGO_TERM_COLOR: "never", NO_COLOR: "1", FORCE_COLOR: undefined };
  const modules = join(root, "node_modules");
  const bin = (path) => [process.execPath, join(modules, path)];
  const checkNode = ([command, script], ...args) => check(command, [script, ...args], env);
  const nodeTests = (folder, { options = [], leave = [], more = {}, beside = 0 } = {}) =>
    tests(
      process.execPath,
      [
        ...options,
        "--test",
        "--test-reporter=spec",
        // By itself Node leaves one processor free: on two, files would run one after the other.
        `--test-concurrency=${availableParallelism() + beside}`,
        ...readdirSync(join(root, folder))
          .filter((file) => file.endsWith(".test.mjs") && !leave.includes(file))
          .map((file) => join(folder, file)),
      ],
      { ...env, ...more },
      closings.node,
    );
  console.log(`set-up (${seconds(start)})`);

  await Promise.all([
    step("format of Rust", () => check("cargo", ["fmt", "--all", "--check"], env)),
    step("format and lint of JavaScript and TypeScript", () =>
      checkNode(bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."),
    ),
  ]);
  await step("clippy", () => check("cargo", ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], env));
  await step("clippy, feature wasm", () =>
    check("cargo", ["clippy", "--lib", "--features", "wasm", "--", "-D", "warnings"], env),
  );
  await step("documentation", () =>
    check("cargo", ["doc", "--no-deps", "--document-private-items"], { ...env, RUSTDOCFLAGS: "-D warnings" }),
  );

  const nextest = find("cargo-nextest", env.PATH) !== null;
  const cargoTests = (...args) =>
    nextest
      ? tests("cargo", ["nextest", "run", "--no-fail-fast", ...args], env, closings.nextest)
      : tests("cargo", ["test", "--no-fail-fast", "--lib", "--tests", ...args], env, closings.cargo);
  await step("Rust tests", () => cargoTests());
  await step("Rust tests, counted exhaustively", () => cargoTests("--release", "--test", "seven_cards"));
  await step("Rust examples", () => tests("cargo", ["test", "--doc"], env, closings.cargo));

  const built = await step("module", async () => ({
    passed: 1,
    failed: 0,
    note: build(found) ? "built" : "up to date",
  }));
  const elements = await step("elements", async () => ({
    passed: 1,
    failed: 0,
    note: (await buildElements()) ? "built" : "up to date",
  }));
  if (built.failed + elements.failed === 0) {
    await step("package in Node", () => nodeTests("tests/js"));
    // All of it once more where the module comes in parts: no part may lack what it calls.
    const byParts = ["--import", "./tests/support/by-parts.mjs"];
    const alike = ["bench", "examples", "parts", "stages", "terms", "text"].map((name) => `${name}.test.mjs`);
    await step("package in Node, in parts", () => nodeTests("tests/js", { options: byParts, leave: alike }));
    const tsc = (project) => () => checkNode(bin("typescript/bin/tsc"), "-p", project);
    const [, page] = await Promise.all([
      (async () => {
        await step("types, values recorded from runs", () => checkNode([process.execPath, "tests/types/record.mjs"]));
        await step("types", tsc("tests/types"));
        await step("types where there is no document", tsc("tests/types/bare"));
        await step("types of the elements", tsc("npm/elements"));
        await step("types of the page", tsc("www"));
      })(),
      step("page", () => checkNode(bin("vite/bin/vite.js"), "build", "www")),
      (async () => {
        await step("publint", () => checkNode(bin("publint/src/cli.js"), "--strict"));
        await step("are the types wrong", () =>
          checkNode(
            bin("@arethetypeswrong/cli/dist/index.js"),
            "--pack",
            ".",
            "--profile",
            "esm-only",
            "--exclude-entrypoints",
            "cardroom.wasm",
            "elements/drawing.css",
          ),
        );
      })(),
    ]);
    const { share } = await import("./support/browser.mjs"); // only now is what it imports certainly there
    const browser = await share();
    try {
      // Two files more than there are processors: half of the time of each goes by in waiting for the browser to draw.
      const more = { more: browser.env, beside: 2 };
      await step("package as installed", () => nodeTests("tests/package", more));
      await step("elements in Chromium", () => nodeTests("tests/elements", more));
      if (page.failed === 0) await step("page in Chromium", () => nodeTests("tests/page", more));
    } finally {
      await browser.close();
    }
  }
  await step("rules and their tests", async () => checkRules(outputs.join("\n")));

  console.log(`\n${seconds(start)}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
