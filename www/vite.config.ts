import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  // Relative: the built page works below any path.
  base: "./",
  build: { target: "es2022" },
  resolve: {
    // The page uses the package's public face only, by its public names.
    alias: { cardroom: fileURLToPath(new URL("../npm/web.js", import.meta.url)) },
  },
});
