export { ScheduleItemHeader, type ScheduleItemHeaderProps } from './ScheduleItemHeader.tsx';
