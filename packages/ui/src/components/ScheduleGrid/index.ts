export { ScheduleGrid, type ScheduleGridProps } from './ScheduleGrid.tsx';
export type { ScheduleGridLabels } from './ScheduleGridRows.tsx';
export { gridFrom, scheduleViews, type ScheduleView } from './wall.ts';
