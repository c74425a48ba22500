/** `auto` is a wall from a width of 60rem, else a list. */
export const scheduleViews = ['auto', 'list', 'grid'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** Least width of a wall in `auto`, in px at 16 px per rem. */
export const gridFrom = 960;

export const isWall = (grid: HTMLElement): boolean => getComputedStyle(grid).display === 'grid';

export const minuteOf = (grid: HTMLElement): number =>
  (grid.querySelector('[data-part="hours"] > li')?.getBoundingClientRect().height ?? 0) / 60;

/** `from` and `to` are 0 for a list. */
export const spanOf = (grid: HTMLElement) => ({
  from: Number(grid.style.getPropertyValue('--from')),
  to: Number(grid.style.getPropertyValue('--to')),
});

export function isOnWall(grid: HTMLElement, minute: number | undefined): minute is number {
  const { from, to } = spanOf(grid);
  return minute !== undefined && minute >= from && minute < to;
}

export function scrollWall(grid: HTMLElement, minute: number): void {
  grid.scrollTop = (minute - spanOf(grid).from) * minuteOf(grid) - Math.min(170, grid.clientHeight * 0.22);
}
