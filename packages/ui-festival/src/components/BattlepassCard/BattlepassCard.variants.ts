/** Reached levels are burnt, the latest of them burns, the others are fresh matches. */
export const battlepassStates = ['done', 'now', 'left'] as const;
export type BattlepassState = (typeof battlepassStates)[number];
