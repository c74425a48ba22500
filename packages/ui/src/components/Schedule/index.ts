export { Schedule, type ScheduleLabels, type ScheduleProps } from './Schedule.tsx';
