export { Schedule, type ScheduleVariables } from './Schedule.tsx';
export type { ScheduleLabels } from './scheduleLabels.ts';
export type { ScheduleProps } from './scheduleProps.ts';
export type { ScheduleMode } from './ScheduleHead.tsx';
