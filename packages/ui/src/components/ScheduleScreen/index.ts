export { ScheduleScreen, type ScheduleScreenLabels, type ScheduleScreenProps } from './ScheduleScreen.tsx';
export type { ScheduleScreenVariables } from './ScheduleScreen.variants.ts';
