/** `auto` follows the container's width: a list below 60rem, a wall above. */
export const scheduleViews = ['auto', 'list', 'grid'] as const;
export type ScheduleView = (typeof scheduleViews)[number];
export const defaultScheduleView: ScheduleView = 'auto';

/** Width of the container in px at the default text size from which `auto` is a wall. */
export const gridFrom = 960;
