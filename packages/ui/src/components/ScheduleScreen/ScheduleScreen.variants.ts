import type { Variables } from '../../styles/variables.ts';

export type ScheduleScreenVariables = Variables<'schedule-screen', 'background' | 'color' | 'border' | 'radius' | 'font'>;
