import type { BattlepassCardLabels } from './BattlepassCard.tsx';

/** Words for stories and tests. */
export const battlepassLabels: BattlepassCardLabels = {
  level: level => `Nivå ${level}`,
  amount: amount => `${amount} biljetter`,
  sold: sold => `${sold} SÅLDA`,
  unlocked: 'Tänd',
  locked: 'Inte tänd än',
};
