export { BattlepassSection, type BattlepassSectionProps } from './BattlepassSection.tsx';
