/** `auto` follows the container's width: a list below 60rem, a wall above. */
export const scheduleViews = ['auto', 'list', 'grid'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** Width of the container in px at the default text size from which `auto` is a wall. */
export const gridFrom = 960;

/** Whether a board is shown as a wall, which also depends on its width. */
export const isWall = (board: HTMLElement): boolean => getComputedStyle(board).display === 'grid';

export const minuteOf = (board: HTMLElement): number =>
  (board.querySelector('[data-part="hours"] > li')?.getBoundingClientRect().height ?? 0) / 60;

/** First and last minute of a board's wall; both 0 for a list. */
export const spanOf = (board: HTMLElement) => ({
  from: Number(board.style.getPropertyValue('--from')),
  to: Number(board.style.getPropertyValue('--to')),
});

/** Whether a minute is on a board's wall. */
export function isOnWall(board: HTMLElement, minute: number | undefined): minute is number {
  const { from, to } = spanOf(board);
  return minute !== undefined && minute >= from && minute < to;
}

export function scrollWall(board: HTMLElement, minute: number): void {
  board.scrollTop = (minute - spanOf(board).from) * minuteOf(board) - Math.min(170, board.clientHeight * 0.22);
}
