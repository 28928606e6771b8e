import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves a folder on a free port of this machine until it is closed.
 *
 * @param {string} folder
 * @param {{ headers?: Record<string, string>, types?: Record<string, string>, asked?: (path: string) => void }} [options] headers of every answer, and
 *   content types in place of the usual ones; `asked` is told each path that was served
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serve(folder, options = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(join(folder, decodeURIComponent(pathname), pathname.endsWith("/") ? "index.html" : ""));
    try {
      if (!path.startsWith(normalize(folder) + sep)) throw new Error("outside");
      const body = await readFile(path);
      const type = { ...types, ...options.types }[extname(path)] ?? "application/octet-stream";
      options.asked?.(pathname);
      response.writeHead(200, { "content-type": type, ...options.headers }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
