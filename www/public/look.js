// Before the first paint: the look that was chosen here (src/settings.ts).
for (const look of ["theme", "suits", "cloth"]) {
  try {
    const value = localStorage.getItem(`cardroom/${look}`);
    if (value) document.documentElement.dataset[look] = value;
  } catch {} // a browser may refuse: then the page looks as usual
}
