import type { ContentLang } from '@tand/festival';
import type { BattlepassCardLabels } from './BattlepassCard.tsx';

export const battlepassLabels: Record<ContentLang, BattlepassCardLabels> = {
  sv: {
    level: level => `Nivå ${level}`,
    amount: amount => `${amount} biljetter`,
    sold: sold => `${sold} SÅLDA`,
    unlocked: 'Tänd',
    locked: 'Inte tänd än',
  },
  en: {
    level: level => `Level ${level}`,
    amount: amount => `${amount} tickets`,
    sold: sold => `${sold} SOLD`,
    unlocked: 'Lit',
    locked: 'Not lit yet',
  },
};
