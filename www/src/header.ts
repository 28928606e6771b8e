import { h, svg } from "./element";
import { settings } from "./settings";
import { type Language, language, languages, words } from "./text";

/** A screen that the header leads to: what its address says, and its name. */
export type Link = [to: string, name: string];

/** What the header asks of the page. */
interface Asked {
  links: Link[];
  current: string;
  /** Draws the page anew in another language. */
  speak(language: Language): Promise<void>;
  /** What loads the newer version that is ready, if one is. */
  update: (() => void) | null;
}

const icon = (d: string) => svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d }));

const bars = "M4 7h16M4 12h16M4 17h16";
const sliders = "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.8v4.4M9 14.8v4.4";

/** What stands over every screen: the name, the way to the others, the languages and the settings. */
export function header({ links, current, speak, update }: Asked): HTMLElement {
  const pages = h(
    "nav",
    { id: "pages", "aria-label": words.pages },
    ...links.map(([to, name]) => h("a", { href: `#${to}`, "aria-current": to === current ? "page" : null }, name)),
  );
  // Where there is no room for the links, a button opens them; the stylesheet says where.
  const menu = h(
    "button",
    {
      type: "button",
      id: "menu-button",
      "aria-expanded": "false",
      "aria-controls": "pages",
      "aria-label": words.menu,
      onclick: () => open(menu.getAttribute("aria-expanded") !== "true"),
    },
    icon(bars),
  );
  const open = (yes: boolean) => {
    menu.setAttribute("aria-expanded", String(yes));
    element.classList.toggle("opened", yes);
  };
  const tongue = (each: Language) =>
    h(
      "button",
      {
        type: "button",
        id: `language-${each}`,
        lang: each,
        "aria-pressed": String(each === language),
        onclick: async () => {
          await speak(each);
          document.getElementById(`language-${each}`)?.focus();
        },
      },
      h("span", { class: "long" }, languages[each]),
      h("span", { class: "short" }, languages[each].slice(0, 3)),
    );
  const element = h(
    "header",
    {},
    h("div", { class: "brand" }, "cardroom"),
    h(
      "div",
      { class: "languages", role: "group", "aria-label": words.languages },
      ...(Object.keys(languages) as Language[]).map(tongue),
    ),
    h(
      "button",
      { type: "button", id: "settings-button", "aria-label": words.settings.name, onclick: settings },
      icon(sliders),
    ),
    menu,
    pages,
    update !== null &&
      h(
        "p",
        { class: "update", role: "status" },
        `${words.update} `,
        h("button", { type: "button", class: "link", onclick: update }, words.reload),
      ),
  );
  element.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || menu.getAttribute("aria-expanded") !== "true") return;
    open(false);
    menu.focus();
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget !== null && !element.contains(relatedTarget as Node)) open(false);
  });
  return element;
}
