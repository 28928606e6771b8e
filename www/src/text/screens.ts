// The names of the screens whose other words are fetched with them, for the way to them is always there.

export const english = {
  tournament: "Tournament",
  notes: "Note evaluator",
  scorer: "Open-face scorer",
  rulings: "What does this count as?",
};

export const russian: typeof english = {
  tournament: "Турнир",
  notes: "Оценка купюр",
  scorer: "Подсчёт очков",
  rulings: "Чем это считается?",
};
