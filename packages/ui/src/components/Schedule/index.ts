export { Schedule, type ScheduleVariables } from './Schedule.tsx';
export type { ScheduleLabels, ScheduleProps } from './scheduleProps.ts';
export type { ScheduleMode } from './ScheduleHead.tsx';
