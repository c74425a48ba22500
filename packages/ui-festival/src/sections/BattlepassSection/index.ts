export { BattlepassSection, type BattlepassLevelItem, type BattlepassSectionProps } from './BattlepassSection.tsx';
