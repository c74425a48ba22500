export { SchedulePage, type SchedulePageProps } from './SchedulePage.tsx';
