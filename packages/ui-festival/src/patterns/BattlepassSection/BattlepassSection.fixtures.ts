import type { StoryWords } from '../../test/localized.tsx';
import { battlepassLabels } from '../../components/BattlepassCard/BattlepassCard.fixtures.ts';
import { battlepassLevels } from '../../components/BattlepassCarousel/BattlepassCarousel.fixtures.ts';
import { carouselLabels } from '../../test/parts.ts';
import type { BattlepassSectionProps } from './BattlepassSection.tsx';

const gifts = [
  ['Free coffee', 'All night, every night'],
  ['More sockets', 'Two more at every desk'],
  ['Night cinema', 'Three films, one blanket'],
  ['Breakfast', 'Porridge with lingonberries for all'],
  ['A bigger stage', 'And one more fog machine'],
];

export const words = {
  sv: {
    title: 'Battle Pass ingår alltid',
    titleId: 'battlepass',
    lead: 'Varje biljett som säljs flyttar hela festivalen ett steg närmare nästa belöning.',
    more: { text: 'Se nivåerna och hitta ditt nummer', href: '/tickets/battlepass' },
    label: 'Nivåerna i årets Battle Pass',
    labels: { ...carouselLabels.sv, ...battlepassLabels },
    levels: battlepassLevels,
  },
  en: {
    title: 'Battle Pass is always included',
    lead: 'Each ticket sold moves the whole festival one step closer to its next reward.',
    more: { text: 'See the levels and find your number', href: '/tickets/battlepass' },
    label: 'The levels of this year’s Battle Pass',
    labels: {
      ...carouselLabels.en,
      level: (level: number) => `Level ${level}`,
      amount: (amount: string) => `${amount} tickets`,
      sold: (count: string) => `${count} SOLD`,
      unlocked: 'Done',
      locked: 'Left to light',
    },
    levels: battlepassLevels.map((level, index) => ({ ...level, lines: gifts[index % gifts.length] ?? [] })),
  },
} satisfies StoryWords<BattlepassSectionProps>;
