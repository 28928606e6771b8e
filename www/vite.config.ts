import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { early } from "./head.ts";

const elements = (path: string) => fileURLToPath(new URL(`../npm/elements/${path}`, import.meta.url));

/** Nothing runs, styles or loads but what the page brings itself. Not while developing: Vite then styles inline. */
const policy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      injectTo: "head-prepend",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content: [
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self'",
          "img-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
        ].join("; "),
      },
    },
  ],
};

/** What is told of games and rules is fetched by language; the page has the names of cards, which are drawn in any. */
const ofOneLanguage = /\/npm\/text\/\w+(\.js|\/(?!cards|language))/;

export default defineConfig({
  // Relative: the built page works below any path.
  base: "./",
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // those that know light-dark()
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file costs a slow processor some ten milliseconds: what is always fetched together is one.
          groups: [
            {
              name: "page",
              tags: ["$initial"],
              test: (id) => !ofOneLanguage.test(id),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  resolve: {
    // The package's public names; what the page shares with the elements beside them, `src/element.ts` tells.
    alias: [
      { find: /^cardroom$/, replacement: fileURLToPath(new URL("../npm/web.js", import.meta.url)) },
      { find: /^cardroom\/parts$/, replacement: fileURLToPath(new URL("../npm/parts.js", import.meta.url)) },
      { find: /^cardroom\/worker$/, replacement: fileURLToPath(new URL("../npm/worker.js", import.meta.url)) },
      { find: /^cardroom\/elements$/, replacement: elements("index.ts") },
      { find: /^cardroom\/elements\/drawing$/, replacement: elements("drawing/index.ts") },
      { find: /^cardroom\/elements\/drawing\.css$/, replacement: elements("drawing/drawing.css") },
      { find: /^cardroom\/text\/(\w+)$/, replacement: fileURLToPath(new URL("../npm/text/$1.js", import.meta.url)) },
    ],
  },
  plugins: [
    policy,
    early,
    VitePWA({
      registerType: "prompt",
      workbox: {
        globPatterns: ["**/*.{html,js,css,wasm,svg,png}"],
        // What `init` would load is never asked for here: the page loads the module in parts.
        globIgnores: ["**/cardroom_bg-*.wasm"],
      },
      manifest: {
        name: "cardroom",
        short_name: "cardroom",
        description: "Hold'em, two banknote games and open-face Chinese at one table, with evaluators",
        display: "standalone",
        background_color: "#1c5a46",
        theme_color: "#1c5a46",
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
      },
    }),
  ],
});
