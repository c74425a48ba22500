import type { StoryWords } from '../../test/localized.tsx';
import { battlepassIcon, battlepassLabels } from '../../components/BattlepassCard/BattlepassCard.fixtures.ts';
import { carouselLabels } from '../../test/parts.ts';
import type { BattlepassLevelItem, BattlepassSectionProps } from './BattlepassSection.tsx';

const amounts = [100, 200, 350, 550, 650, 750, 800, 950, 1110, 1337, 1500, 1600, 1750, 2000, 2500, 4000, 5000];
const levelsWith = (...gifts: [string, string][]): BattlepassLevelItem[] =>
  amounts.map((amount, index) => ({
    level: index + 1,
    amount,
    isUnlocked: index < 12,
    lines: gifts[index % gifts.length] ?? [],
    icon: battlepassIcon,
    ...(index === 12 ? { sold: 1688 } : {}),
  }));

const battlepassLevels = {
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

export const words = {
  sv: {
    title: 'Battle Pass ingår alltid',
    titleId: 'battlepass',
    lead: 'Varje biljett som säljs flyttar hela festivalen ett steg närmare nästa belöning.',
    more: { text: 'Se nivåerna och hitta ditt nummer', href: '/tickets/battlepass' },
    label: 'Nivåerna i årets Battle Pass',
    labels: { ...carouselLabels.sv, ...battlepassLabels.sv },
    levels: battlepassLevels.sv,
  },
  en: {
    title: 'Battle Pass is always included',
    lead: 'Each ticket sold moves the whole festival one step closer to its next reward.',
    more: { text: 'See the levels and find your number', href: '/tickets/battlepass' },
    label: 'The levels of this year’s Battle Pass',
    labels: { ...carouselLabels.en, ...battlepassLabels.en },
    levels: battlepassLevels.en,
  },
} satisfies StoryWords<BattlepassSectionProps>;
