export { ScheduleScreen, type ScheduleScreenLabels, type ScheduleScreenProps } from './ScheduleScreen.tsx';
