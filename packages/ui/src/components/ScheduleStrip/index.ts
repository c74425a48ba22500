export { ScheduleStrip, type ScheduleStripLabels, type ScheduleStripProps } from './ScheduleStrip.tsx';
