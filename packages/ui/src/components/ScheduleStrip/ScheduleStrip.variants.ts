import type { Variables } from '../../styles/variables.ts';
export type ScheduleStripVariables = Variables<'schedule-strip', 'background' | 'color' | 'border' | 'radius' | 'font' | 'now-background'>;

/** Number of places from which rows have no cells: they would be lower than a pixel, and thousands. */
export const denseFrom = 24;
