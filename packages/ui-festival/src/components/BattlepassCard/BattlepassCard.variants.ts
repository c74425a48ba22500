/** A reached level is burnt, the latest of them burns, the rest are fresh matches. */
export const battlepassStates = ['done', 'now', 'left'] as const;
export type BattlepassState = (typeof battlepassStates)[number];
