export { BattlepassCard, type BattlepassCardLabels, type BattlepassCardProps } from './BattlepassCard.tsx';
export { battlepassStates, type BattlepassState } from './BattlepassCardMatch.tsx';
