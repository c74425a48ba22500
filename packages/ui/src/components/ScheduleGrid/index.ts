export { ScheduleGrid, type ScheduleGridLabels, type ScheduleGridProps } from './ScheduleGrid.tsx';
export { gridFrom, scheduleViews, type ScheduleView } from './ScheduleGrid.variants.ts';
