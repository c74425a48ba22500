export { SharedPicks, type SharedPicksLabels, type SharedPicksProps } from './SharedPicks.tsx';
