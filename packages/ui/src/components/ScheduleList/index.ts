export { ScheduleList, type ScheduleListProps } from './ScheduleList.tsx';
