import { basename } from "node:path";
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from "vite";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;

/** A file of the module, and those that it imports. */
function withImports(bundle: Bundle, file: string, known = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || known.has(file)) return known;
  known.add(file);
  for (const each of chunk.imports) withImports(bundle, each, known);
  return known;
}

/** The files of a language but those of the page itself, which stand in the head anyway. */
function filesOf(bundle: Bundle, language: string): string {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const page = chunks.find(({ isEntry }) => isEntry);
  const words = chunks.find(({ facadeModuleId }) => basename(facadeModuleId ?? "") === `${language}.ts`);
  const known = withImports(bundle, page?.fileName ?? "");
  return [...withImports(bundle, words?.fileName ?? "")]
    .filter((file) => !known.has(file))
    .map((file) => `./${file}`)
    .join(" ");
}

/** The rules, before any script runs that would ask for them. */
function games(bundle: Bundle): HtmlTagDescriptor[] {
  const module = Object.keys(bundle).find((file) => /\/games-[^/]*\.wasm$/.test(file));
  if (module === undefined) return [];
  const attrs = { rel: "preload", as: "fetch", type: "application/wasm", href: `./${module}`, crossorigin: true };
  return [{ tag: "link", injectTo: "head", attrs }];
}

/**
 * What is asked for at once: the rules, and, by the script that looks at what was chosen here, the words of its language. It
 * comes last, for the browser reads on only when it has run.
 */
export const early: Plugin = {
  name: "early",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) => [
      ...(bundle === undefined ? [] : games(bundle)),
      {
        tag: "script",
        injectTo: "head",
        attrs: {
          src: "./look.js",
          ...(bundle === undefined
            ? {}
            : { "data-en": filesOf(bundle, "english"), "data-ru": filesOf(bundle, "russian") }),
        },
      },
    ],
  },
};
