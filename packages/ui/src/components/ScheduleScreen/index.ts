export { ScheduleScreen, type ScheduleScreenLabels, type ScheduleScreenProps, type ScheduleScreenVariables } from './ScheduleScreen.tsx';
