export { ScheduleItemDetails, type ScheduleItemDetailsProps } from './ScheduleItemDetails.tsx';
