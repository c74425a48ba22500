/** Whether a board stands as a wall of times and places, which its width decides too. */
export const isWall = (board: HTMLElement): boolean => getComputedStyle(board).display === 'grid';

/** How high a minute of a wall is, px. */
export const minuteOf = (board: HTMLElement): number =>
  (board.querySelector('[data-part="hours"] > li')?.getBoundingClientRect().height ?? 0) / 60;

/** Scrolls a wall so that a minute lies in its upper fourth. */
export function scrollWall(board: HTMLElement, from: number, minute: number): void {
  board.scrollTop = (minute - from) * minuteOf(board) - Math.min(170, board.clientHeight * 0.22);
}
