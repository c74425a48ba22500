export { ScheduleStrip, type ScheduleStripLabels, type ScheduleStripProps, type StripGoal } from './ScheduleStrip.tsx';
export type { ScheduleStripVariables } from './ScheduleStrip.variants.ts';
