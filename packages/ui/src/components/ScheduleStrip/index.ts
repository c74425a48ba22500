export { ScheduleStrip, type ScheduleStripLabels, type ScheduleStripProps, type StripGoal } from './ScheduleStrip.tsx';
