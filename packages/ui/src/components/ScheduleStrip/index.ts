export * from './ScheduleStrip.tsx';
