/** `auto` follows the container's width: a list below 60rem, a wall above. */
export const scheduleViews = ['auto', 'list', 'grid'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** Width of the container in px at the default text size from which `auto` is a wall. */
export const gridFrom = 960;

/** Whether a grid is shown as a wall, which also depends on its width. */
export const isWall = (grid: HTMLElement): boolean => getComputedStyle(grid).display === 'grid';

export const minuteOf = (grid: HTMLElement): number =>
  (grid.querySelector('[data-part="hours"] > li')?.getBoundingClientRect().height ?? 0) / 60;

/** First and last minute of a grid's wall; both 0 for a list. */
export const spanOf = (grid: HTMLElement) => ({
  from: Number(grid.style.getPropertyValue('--from')),
  to: Number(grid.style.getPropertyValue('--to')),
});

/** Whether a minute is on a grid's wall. */
export function isOnWall(grid: HTMLElement, minute: number | undefined): minute is number {
  const { from, to } = spanOf(grid);
  return minute !== undefined && minute >= from && minute < to;
}

export function scrollWall(grid: HTMLElement, minute: number): void {
  grid.scrollTop = (minute - spanOf(grid).from) * minuteOf(grid) - Math.min(170, grid.clientHeight * 0.22);
}
