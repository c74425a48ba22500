export { Schedule } from './Schedule.tsx';
export type { ScheduleLabels } from './scheduleLabels.ts';
export type { ScheduleProps } from './scheduleProps.ts';
export type { ScheduleMode } from './ScheduleHead.tsx';
export type { ScheduleVariables } from './Schedule.tsx';
