import { h } from "./element";
import { read, write } from "./storage";
import { words } from "./text";

/** How the page looks: what may be chosen, the usual first. `public/look.js` sets it again before the first paint. */
const looks = {
  theme: ["auto", "light", "dark"],
  suits: ["two", "four"],
  cloth: ["green", "blue", "red"],
} as const;

type Look = keyof typeof looks;

/** The ground of the page, for the frame that a browser draws around it. */
const grounds = { light: "#f0efe9", dark: "#0f1412" };

/** Colours the browser's own frame as the page is, where that is not as the device is. */
export function frame(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = grounds[theme === "light" || theme === "dark" ? theme : own];
  }
}

function set(look: Look, value: string): void {
  document.documentElement.dataset[look] = value;
  write(look, value);
  frame();
}

/** One choice: each way to have it is a button that stays pressed. */
function choice(look: Look): HTMLElement {
  const { settings: say } = words;
  const present = read(look) ?? looks[look][0];
  const names = {
    theme: say.theme as Record<string, string>,
    suits: say.suits as Record<string, string>,
    cloth: say.cloth as Record<string, string>,
  }[look];
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, say.of[look]),
    ...looks[look].map((value) =>
      h(
        "label",
        { class: `${look}-${value}` },
        h("input", {
          type: "radio",
          name: look,
          value,
          checked: value === present,
          onchange: () => set(look, value),
        }),
        h("span", {}, names[value] ?? value),
      ),
    ),
  );
}

/** Asks how the page shall look; what is chosen holds at once. */
export function settings(): void {
  const { settings: say } = words;
  const dialog = h(
    "dialog",
    { class: "settings", "aria-labelledby": "settings-name", onclose: () => dialog.remove() },
    h("h2", { id: "settings-name" }, say.name),
    ...(Object.keys(looks) as Look[]).map(choice),
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "action main", onclick: () => dialog.close() }, say.close),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
