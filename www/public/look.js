// Before the first paint: the look that was chosen here (src/settings.ts), and the words of the language (src/text/index.ts).
{
  const chosen = (key) => {
    try {
      return localStorage.getItem(`cardroom/${key}`);
    } catch {
      return null; // a browser may refuse: then the page looks as usual
    }
  };
  for (const look of ["theme", "suits", "cloth"]) {
    const value = chosen(look);
    if (value) document.documentElement.dataset[look] = value;
  }
  const { en, ru } = document.currentScript.dataset;
  const words = (chosen("language") ?? navigator.language.slice(0, 2)) === "ru" ? ru : en;
  for (const href of words?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
