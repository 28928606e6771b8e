import { type Language, languageOf } from "./language";
import { module } from "./module";

/** So that the file can be imported where there is no document; nothing is defined there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What an attribute holds: a text, a whole number, or nothing but that it is there. */
export type Kind = "text" | "number" | "flag";

/** All elements that are in a document: the language around them may change. */
const shown = new Set<CardroomElement>();
const watcher = globalThis.MutationObserver && new MutationObserver(() => shown.forEach((each) => void each.update()));

/** The nearest `lang` around an element, out of the shadow trees that it stands in. */
function langAround(element: Element): string | null {
  for (let at: Element | null = element; at !== null; ) {
    const near = at.closest("[lang]");
    if (near !== null) return near.getAttribute("lang");
    const tree = at.getRootNode();
    at = tree instanceof ShadowRoot ? tree.host : null;
  }
  return null;
}

/**
 * What the elements have in common. The attributes are the state: a property reads and writes its attribute, whatever is typed
 * goes into an attribute, and what is shown follows the attributes once the module is there.
 */
export abstract class CardroomElement extends Base {
  static readonly fields: Readonly<Record<string, Kind>> = {};
  /** Whether it shows nothing without the module. */
  static readonly needsModule: boolean = true;
  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: the fields are those of the subclass.
    return ["lang", ...Object.keys(this.fields).map(attribute)];
  }

  /** What is drawn is in here. */
  protected readonly tree: ShadowRoot;
  #drawn: Language | null = null;
  #waiting = false;

  constructor() {
    super();
    this.tree = this.attachShadow({ mode: "open" });
  }

  /** Draws everything anew, in a language. */
  protected abstract draw(lang: Language): void;
  /** Shows what the attributes say, in what was drawn. */
  protected abstract refresh(): void;
  /** Lets go of whatever goes on by itself. */
  protected release(): void {}

  connectedCallback(): void {
    // What was set before the element was known stands in its way.
    for (const name of Object.keys((this.constructor as typeof CardroomElement).fields)) {
      if (!Object.hasOwn(this, name)) continue;
      const own = this as unknown as Record<string, unknown>;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    shown.add(this);
    watch(this.getRootNode());
    void this.update();
  }

  disconnectedCallback(): void {
    shown.delete(this);
    if (shown.size === 0) watcher?.disconnect();
    this.release();
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) void this.update();
  }

  /** Brings what is shown up to date, once for all changes at a time. */
  async update(): Promise<void> {
    if (this.#waiting) return;
    this.#waiting = true;
    try {
      if ((this.constructor as typeof CardroomElement).needsModule) await module();
      else await null;
    } catch (error) {
      this.fail(error);
      return;
    } finally {
      this.#waiting = false;
    }
    if (!this.isConnected) return;
    const lang = languageOf(langAround(this));
    if (lang !== this.#drawn) {
      this.#drawn = lang;
      const focused = this.tree.activeElement?.id;
      this.draw(lang);
      if (focused) this.tree.getElementById(focused)?.focus();
    }
    this.refresh();
  }

  /** Nothing works without the module. */
  protected fail(error: unknown): void {
    this.tree.textContent = String(error);
  }
}

function watch(root: Node): void {
  watcher?.observe(root instanceof Document ? root.documentElement : root, {
    attributes: true,
    attributeFilter: ["lang"],
    subtree: true,
  });
  if (root instanceof ShadowRoot) watch(root.host.getRootNode());
}

/** `naturalRank` is the property of the attribute `natural-rank`. */
const attribute = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Makes an element known under its name, with a property for each of its attributes; the second time nothing happens. */
export function define(name: string, element: typeof CardroomElement & CustomElementConstructor): void {
  if (globalThis.customElements === undefined || customElements.get(name) !== undefined) return;
  for (const [property, kind] of Object.entries(element.fields)) {
    const named = attribute(property);
    Object.defineProperty(element.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const value = this.getAttribute(named);
        if (kind === "flag") return value !== null;
        return kind === "number" ? (value === null ? null : Number(value)) : (value ?? "");
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || (kind === "flag" && !value)) this.removeAttribute(named);
        else this.setAttribute(named, kind === "flag" ? "" : Array.isArray(value) ? value.join(" ") : String(value));
      },
    });
  }
  customElements.define(name, element);
}
