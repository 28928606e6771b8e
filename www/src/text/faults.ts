import type { Language } from ".";

/** What may have gone wrong, as far as the page can tell. */
export type Fault = "file" | "module" | "rules" | "page";

/** What is said where something did not come: always there, for the other words may be what is missing. */
export const faults = {
  en: {
    name: "This page could not be loaded",
    of: {
      file: "A part of the page did not arrive. Is there a connection? Then try again.",
      module: "This browser does not run the rules (WebAssembly). A newer one does.",
      rules: "What is kept here is not taken by the rules.",
      page: "Something is wrong with this page. Games are kept; trying again often helps.",
    } satisfies Record<Fault, string>,
    again: "Try again",
    details: "For a report",
  },
  ru: {
    name: "Страница не загрузилась",
    of: {
      file: "Часть страницы не пришла. Есть ли связь? Попробуйте ещё раз.",
      module: "Этот браузер не может исполнять правила (WebAssembly). Нужен более новый.",
      rules: "Сохранённое здесь противоречит правилам.",
      page: "На странице что-то сломалось. Игры сохранены; часто помогает новая попытка.",
    } satisfies Record<Fault, string>,
    again: "Попробовать ещё раз",
    details: "Для сообщения об ошибке",
  },
} satisfies Record<Language, unknown>;
