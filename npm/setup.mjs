// Finds, or installs once, what building and testing needs: node modules, the wasm32 target, wasm-pack, the wasm-bindgen
// CLI of the version that Cargo.toml pins, and for the tests Chromium. Plain Node, no dependencies.
//
//   node npm/setup.mjs           what `npm start` needs
//   node npm/setup.mjs --tests   and Chromium
//
// Each step tries the ordinary way first, then the way that needs nothing but package registries (docs/architecture.md).
// Packages of the system are installed only by root with CI=true; a person is told the command instead.

import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const windows = process.platform === "win32";
const target = "wasm32-unknown-unknown";
const wasmPackVersion = "0.15.1";
const wasmPackNpmVersion = "0.15.0"; // the newest package that brings a prebuilt wasm-pack

/** Something that is missing, with the command that the person must run. */
export class SetupError extends Error {
  name = "SetupError";
}

/** True where system packages may be installed without asking. */
const mayInstallPackages = () => process.env.CI === "true" && process.getuid?.() === 0 && find("apt-get") !== null;

/** The user's cache, so that every clone on a machine finds the same tools. */
function cache() {
  if (process.env.CARDROOM_CACHE) return process.env.CARDROOM_CACHE;
  if (windows) return join(process.env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "cardroom");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "cardroom");
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "cardroom");
}

function say(text) {
  console.log(`set-up: ${text}`);
}

/** Runs a command to its end. Output is shown only where it failed. Returns null in place of the output on failure. */
function run(command, args, { seconds = 1200, quiet = false, ...options } = {}) {
  const done = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  if (done.status === 0) return done.stdout;
  if (!quiet) {
    const lines = `${done.stdout ?? ""}${done.stderr ?? ""}`.trimEnd().split("\n");
    if (lines.length > 40) lines.splice(15, lines.length - 40, "…");
    const why = done.error ? done.error.message : `exit code ${done.status}`;
    console.error(`${command} ${args.join(" ")}: ${why}\n${lines.join("\n")}`);
  }
  return null;
}

/** The path of a program on `path`, or null. */
export function find(name, path = process.env.PATH ?? "") {
  const ends = windows ? [".exe", ".cmd", ""] : [""];
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const end of ends) {
      const file = join(folder, name + end);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here
      }
    }
  }
  return null;
}

/** Runs npm by the Node that runs this: `npm.cmd` cannot be spawned on Windows. */
export function npm(args, options = {}) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return run(process.execPath, [script, ...args], { cwd: root, ...options });
  return run("npm", args, { cwd: root, shell: windows, ...options });
}

function aptInstall(packages) {
  say(`apt-get install ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = (quiet) => run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env, quiet });
  if (install(true) !== null) return true;
  run("apt-get", ["update"], { env });
  return install(false) !== null;
}

// ---- node modules

/** True where a folder's node_modules holds just the versions of its lock file. */
function modulesAreCurrent(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), "utf8")).packages;
  if (!existsSync(join(folder, "node_modules/.package-lock.json"))) return false;
  const wanted = read("package-lock.json");
  const present = read("node_modules/.package-lock.json");
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) => path === "" || optional || link || present[path]?.version === version,
  );
}

function nodeModules(folder) {
  if (modulesAreCurrent(folder)) return;
  const place = relative(root, folder);
  say(`npm ci${place && ` in ${place}`}`);
  // No package here needs its install script, and some download binaries.
  if (npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder }) === null) {
    throw new SetupError(
      `The node modules could not be installed. Run: npm ci --ignore-scripts${place && ` --prefix ${place}`}`,
    );
  }
}

function node() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(
      `Node ${process.versions.node} is too old for the build: install Node 20.19 or later from https://nodejs.org.`,
    );
  }
  nodeModules(root);
}

// ---- Rust

function rust() {
  const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
  const path = find("cargo") ? process.env.PATH : `${cargoBin}${delimiter}${process.env.PATH}`;
  if (!find("cargo", path) || !find("rustc", path)) {
    throw new SetupError(
      windows
        ? "Rust is missing. Install it from https://rustup.rs and run this again."
        : "Rust is missing. Run: curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh",
    );
  }
  const env = { ...process.env, PATH: path };
  const version = run("rustc", ["--version"], { env })?.match(/^rustc (\d+)\.(\d+)/);
  const wanted = readFileSync(join(root, "Cargo.toml"), "utf8").match(/^rust-version = "(\d+)\.(\d+)"/m);
  if (version === null || version === undefined) throw new SetupError("rustc does not run. Run: rustup update stable");
  if (Number(version[1]) === Number(wanted[1]) && Number(version[2]) < Number(wanted[2])) {
    throw new SetupError(
      `Rust ${version[1]}.${version[2]} is too old, ${wanted[1]}.${wanted[2]} is needed. Run: rustup update stable`,
    );
  }
  return env;
}

/** Build scripts and procedural macros are linked natively, also where the product is WebAssembly. */
function linker(env) {
  if (windows || run("cc", ["--version"], { env, quiet: true, seconds: 60 }) !== null) return;
  if (mayInstallPackages() && aptInstall(["gcc", "libc6-dev"])) return;
  throw new SetupError(
    process.platform === "darwin"
      ? "A C linker (cc) is missing. Run: xcode-select --install"
      : "A C linker (cc) is missing. Run: sudo apt-get install gcc libc6-dev   (or your system's package of gcc)",
  );
}

/** True where a compiler has the standard library of the target. */
function hasTarget(rustc, env) {
  const sysroot = run(rustc, ["--print", "sysroot"], { env, quiet: true })?.trim();
  const folder = sysroot && join(sysroot, "lib", "rustlib", target, "lib");
  return Boolean(folder) && existsSync(folder) && readdirSync(folder).some((file) => /^libstd-.*\.rlib$/.test(file));
}

/** The environment in which cargo builds for WebAssembly. */
function wasmTarget(env) {
  if (hasTarget("rustc", env)) return env;
  const debian = debianEnvironment(env);
  if (debian && hasTarget("/usr/bin/rustc", debian)) return debian;
  if (find("rustup", env.PATH)) {
    say(`rustup target add ${target}`);
    run("rustup", ["target", "add", target], { env, seconds: 60, quiet: true });
    if (hasTarget("rustc", env)) return env;
    say("the target could not be had that way");
  }
  if (mayInstallPackages()) {
    const built = debianTarget(env);
    if (built) return built;
  }
  throw new SetupError(
    `The target ${target} is missing. Run: rustup target add ${target}\n` +
      "Where only Debian's packages can be reached, this installs rustc-web, cargo-web, rust-web-src and lld, and writes the\n" +
      "target's standard library into the sysroot of /usr/bin/rustc: sudo CI=true node npm/setup.mjs",
  );
}

/** Debian's compiler with its linker, or null where they are not installed. */
function debianEnvironment(env) {
  if (process.platform !== "linux" || !existsSync("/usr/bin/rustc") || !existsSync("/usr/bin/cargo")) return null;
  const linker = `wasm-ld-${debianLlvm()}`;
  if (!find(linker, "/usr/bin")) return null;
  return { ...env, PATH: `/usr/bin${delimiter}${env.PATH}`, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker };
}

const debianLlvm = () => run("/usr/bin/rustc", ["-vV"], { quiet: true })?.match(/LLVM version: (\d+)/)?.[1];

/** Debian has no wasm32 standard library: build it once from the source package that matches the compiler. */
function debianTarget(env) {
  if (!aptInstall(["rustc-web", "cargo-web", "rust-web-src"])) return null;
  const llvm = debianLlvm();
  if (!llvm || !aptInstall([`lld-${llvm}`])) return null;
  const debian = debianEnvironment(env);
  if (!debian) return null;
  say(`building the standard library for ${target}, about 1 min`);
  const folder = mkdtempSync(join(tmpdir(), "cardroom-std-"));
  try {
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "Cargo.toml"), '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n');
    writeFileSync(join(folder, "src/lib.rs"), "#![no_std]\n");
    const args = ["build", "--release", "--target", target, "-Z", "build-std=std,panic_abort,test"];
    // Without its bitcode in the library, link-time optimisation of the module fails.
    const flags = { RUSTC_BOOTSTRAP: "1", RUSTFLAGS: "-C embed-bitcode=yes", CARGO_TARGET_DIR: join(folder, "target") };
    if (run("/usr/bin/cargo", args, { cwd: folder, env: { ...debian, ...flags } }) === null) return null;
    const sysroot = run("/usr/bin/rustc", ["--print", "sysroot"]).trim();
    const from = join(folder, "target", target, "release", "deps");
    const to = join(sysroot, "lib", "rustlib", target, "lib");
    mkdirSync(to, { recursive: true });
    for (const file of readdirSync(from)) {
      if (file.endsWith(".rlib") && !file.startsWith("libempty-")) cpSync(join(from, file), join(to, file));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return hasTarget("/usr/bin/rustc", debian) ? debian : null;
}

// ---- the tools that turn the module into a package

/** A tool by name and version: found on PATH or in the cache, else prebuilt by cargo-binstall or npm, else compiled. */
function tool({ name, crate, version, anyVersion, npmVersion, locked }, env) {
  const folder = join(cache(), `${crate}-${version}`);
  const inCache = [join(folder, "bin"), join(folder, "node_modules", ".bin")].join(delimiter);
  const search = () => {
    for (const path of [env.PATH, inCache]) {
      const file = find(name, path);
      const found =
        file &&
        run(file, ["--version"], { quiet: true, seconds: 60, shell: file.endsWith(".cmd") })?.match(
          /\d+\.\d+\.\d+/,
        )?.[0];
      if (found && (anyVersion || found === version)) return file;
    }
    return null;
  };
  const present = search();
  if (present) return present;

  if (find("cargo-binstall", env.PATH)) {
    say(`cargo binstall ${crate}@${version}`);
    run("cargo", ["binstall", "-y", "--root", folder, `${crate}@${version}`], { env, quiet: true });
    const installed = search();
    if (installed) return installed;
  }
  if (npmVersion) {
    say(`${crate} ${npmVersion}, prebuilt, by npm`);
    npm(["install", "--prefix", folder, "--no-audit", "--no-fund", "--no-save", `${crate}@${npmVersion}`], {
      cwd: tmpdir(),
      seconds: 60,
      quiet: true,
    });
    const installed = search();
    if (installed) return installed;
    say("no prebuilt one could be had");
  }
  // Unoptimised: it compiles in a third of the time and is fast enough.
  const args = [
    "install",
    crate,
    "--version",
    version,
    ...(locked ? ["--locked"] : []),
    "--debug",
    "--bin",
    name,
    "--root",
    folder,
  ];
  say(`cargo ${args.slice(0, -2).join(" ")}, 1 to 4 min`);
  run("cargo", args, { env: { ...env, CARGO_TARGET_DIR: join(cache(), "build") } });
  const installed = search();
  if (installed) return installed;
  throw new SetupError(
    `${crate} ${version} is missing. Run: cargo install ${crate} --version ${version}${locked ? " --locked" : ""}`,
  );
}

function wasmTools(env) {
  const version = readFileSync(join(root, "Cargo.toml"), "utf8").match(/^wasm-bindgen = .*"=(\d+\.\d+\.\d+)"/m)[1];
  const wasmPack = tool(
    {
      name: "wasm-pack",
      crate: "wasm-pack",
      version: wasmPackVersion,
      npmVersion: wasmPackNpmVersion,
      anyVersion: true,
      locked: true,
    },
    env,
  );
  const wasmBindgen = tool({ name: "wasm-bindgen", crate: "wasm-bindgen-cli", version }, env);
  rmSync(join(cache(), "build"), { recursive: true, force: true });
  return { wasmPack, wasmBindgen };
}

// ---- Chromium

async function chromium() {
  const present = await findChromium();
  // Debian has its shell apart, half a minute of the tests sooner.
  const debian = mayInstallPackages() && (present === null || present === "/usr/bin/chromium");
  if (debian && (aptInstall(["chromium-headless-shell"]) || (!present && aptInstall(["chromium"])))) {
    return findChromium();
  }
  if (present) return present;
  say("playwright-core install --only-shell chromium");
  run(process.execPath, [join(root, "node_modules/playwright-core/cli.js"), "install", "--only-shell", "chromium"], {
    seconds: 600,
    quiet: true,
  });
  const installed = await findChromium();
  if (installed) return installed;
  throw new SetupError(
    "Chromium is missing. Run: npx playwright-core install --with-deps chromium   (or on Debian: sudo apt-get install chromium)\n" +
      "or set CHROMIUM_PATH to a Chromium or Chrome that is there.",
  );
}

/** Playwright's own headless shell, which it keeps beside its Chromium, or null. */
function ownShell(chromium) {
  const folder = chromium?.replace(/(?<=[\\/])chromium-(\d+)[\\/].*/, "chromium_headless_shell-$1");
  if (!folder || folder === chromium || !existsSync(folder)) return null;
  const ends = windows ? ".exe" : "";
  const files = readdirSync(folder).map((system) => join(folder, system, `chrome-headless-shell${ends}`));
  return files.find((file) => existsSync(file)) ?? null;
}

/**
 * The path of a Chromium or Chrome, or null. The headless shell comes first: it is the same engine without the windows around
 * it, and opens a page in a third of the time. `whole` asks for one that draws as on a screen, where there is one.
 *
 * @param {{ whole?: boolean }} [options]
 */
export async function findChromium({ whole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  const shell = ownShell(own) ?? find("chromium-headless-shell");
  if (shell && !whole) return shell;
  if (own && existsSync(own)) return own;
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]) {
    const file = find(name);
    if (file) return file;
  }
  const places = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return places.find((file) => existsSync(file)) ?? shell;
}

// ----

/**
 * Everything that the build needs, and with `tests` what the tests need.
 *
 * @param {{ tests?: boolean }} [options]
 * @returns {Promise<{ env: NodeJS.ProcessEnv, wasmEnv: NodeJS.ProcessEnv, wasmPack: string, wasmBindgen: string, chromium: string | null }>}
 *   `env` runs the native cargo, `wasmEnv` the one that has the wasm32 target
 */
export async function setUp({ tests = false } = {}) {
  node();
  if (tests) nodeModules(join(root, "tests/runtimes"));
  const env = rust();
  linker(env);
  const wasmEnv = wasmTarget(env);
  const { wasmPack, wasmBindgen } = wasmTools(env);
  return { env, wasmEnv, wasmPack, wasmBindgen, chromium: tests ? await chromium() : null };
}

/** Runs a command line's work: a missing tool is told in its own words, without a stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof SetupError ? `set-up: ${error.message}` : error);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const found = await setUp({ tests: process.argv.includes("--tests") });
    say(`ready: ${[found.wasmPack, found.wasmBindgen, found.chromium].filter(Boolean).join(", ")}`);
  });
}
