// Whether a Russian noun after a number stands in the form that the number asks for.

/** Nouns as they follow 1, 2 and 5: карта, карты, карт. */
const nouns = [
  ...["карта карты карт", "купюра купюры купюр", "раздача раздачи раздач", "фишка фишки фишек", "минута минуты минут"],
  ...["очко очка очков", "место места мест", "игрок игрока игроков", "участник участника участников"],
  ...["соперник соперника соперников", "действие действия действий", "ребай ребая ребаев", "человек человека человек"],
  ...["байт байта байтов", "блайнд блайнда блайндов", "стол стола столов", "компьютер компьютера компьютеров"],
].map((forms) => forms.split(" "));

const numeral =
  /(?<![\p{L}\d,.–-])(?<number>\d{1,3}(?:\u00a0\d{3})*|\d+) (?:\p{L}+(?:ый|ой|ий|ая|ое|ых|их|ые|ие) )?(?<noun>\p{L}+)/gu;

/** Each number with a noun in a form that cannot follow it, be the whole in the nominative or the genitive. */
export function disagreeing(text) {
  const found = [];
  for (const { 0: all, groups } of text.matchAll(numeral)) {
    const number = Number(groups.number.replaceAll("\u00a0", ""));
    const [last, lastTwo] = [number % 10, number % 100];
    const teen = lastTwo >= 11 && lastTwo <= 14;
    for (const [one, few, many] of nouns) {
      if (![one, few, many].includes(groups.noun)) continue;
      const wrong =
        last === 1 && !teen
          ? groups.noun === many && many !== one
          : last >= 2 && last <= 4 && !teen
            ? groups.noun === one && one !== many
            : groups.noun !== many;
      if (wrong) found.push(all);
    }
  }
  return found;
}

export const numbers = [0, 1, 2, 5, 11, 21, 22, 101, 1000];
