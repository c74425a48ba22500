import type { StoryWords } from '../../test/localized.tsx';
import { battlepassLabels } from '../../components/BattlepassCard/BattlepassCard.fixtures.ts';
import { battlepassLevels } from '../../components/BattlepassCarousel/BattlepassCarousel.fixtures.ts';
import { carouselLabels } from '../../test/parts.ts';
import type { BattlepassSectionProps } from './BattlepassSection.tsx';

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
