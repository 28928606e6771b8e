import { join } from "node:path";
import { build } from "vite";
import { root } from "../../npm/setup.mjs";

/** A module of the page that needs no document, imported here. */
export async function moduleOf(path) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: join(root, path), formats: ["es"] } },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
