export * from './ScheduleFilters.tsx';
