import type { ContentLang } from '@tand/festival';
import { createElement } from 'react';
import type { StoryWords } from '../../test/localized.tsx';
import type { BattlepassCardLabels, BattlepassCardProps } from './BattlepassCard.tsx';

export const battlepassLabels: Record<ContentLang, BattlepassCardLabels> = {
  sv: {
    level: 'Nivå {{level}}',
    amount: '{{amount}} biljetter',
    sold: '{{count}} SÅLDA',
    unlocked: 'Tänd',
    locked: 'Inte tänd än',
  },
  en: {
    level: 'Level {{level}}',
    amount: '{{amount}} tickets',
    sold: '{{count}} SOLD',
    unlocked: 'Lit',
    locked: 'Not lit yet',
  },
};

export const battlepassIcon = createElement('img', { src: '/img/battlepass/10.svg', alt: '', width: 600, height: 600 });

export const words = {
  sv: {
    level: 10,
    amount: 1337,
    state: 'now',
    lines: ['Nattbio', 'Tre filmer, en filt'],
    icon: battlepassIcon,
    labels: battlepassLabels.sv,
  },
  en: { lines: ['Night cinema', 'Three films, one blanket'], labels: battlepassLabels.en },
} satisfies StoryWords<BattlepassCardProps>;
