export { ScheduleItemPage, type ScheduleItemPageProps } from './ScheduleItemPage.tsx';
