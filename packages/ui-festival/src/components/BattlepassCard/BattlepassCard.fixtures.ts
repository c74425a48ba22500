import type { ContentLang } from '@tand/festival';
import type { BattlepassCardLabels } from './BattlepassCard.tsx';

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
