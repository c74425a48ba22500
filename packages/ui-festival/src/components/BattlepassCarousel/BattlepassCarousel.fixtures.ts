import type { BattlepassLevelItem } from './BattlepassCarousel.tsx';

const amounts = [100, 200, 350, 550, 650, 750, 800, 950, 1110, 1337, 1500, 1600, 1750, 2000, 2500, 4000, 5000];
const levelsWith = (...gifts: [string, string][]): BattlepassLevelItem[] =>
  amounts.map((amount, index) => ({
    level: index + 1,
    amount,
    isUnlocked: index < 12,
    lines: gifts[index % gifts.length] ?? [],
    ...(index === 12 ? { sold: 1688 } : {}),
  }));

export const battlepassLevels = {
  sv: levelsWith(
    ['Gratis kaffe', 'Hela natten, alla nätter'],
    ['Fler eluttag', 'Två till vid varje bord'],
    ['Nattbio', 'Tre filmer, en filt'],
    ['Frukost', 'Gröt med lingon till alla'],
    ['Större scen', 'Och en dimmaskin till'],
  ),
  en: levelsWith(
    ['Free coffee', 'All night, every night'],
    ['More sockets', 'Two more at every table'],
    ['Night cinema', 'Three films, one blanket'],
    ['Breakfast', 'Porridge with lingonberries for everyone'],
    ['A bigger stage', 'And one more fog machine'],
  ),
};
