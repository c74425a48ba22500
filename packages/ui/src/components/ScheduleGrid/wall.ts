/** Whether a board is shown as a wall, which also depends on its width. */
export const isWall = (board: HTMLElement): boolean => getComputedStyle(board).display === 'grid';

export const minuteOf = (board: HTMLElement): number =>
  (board.querySelector('[data-part="hours"] > li')?.getBoundingClientRect().height ?? 0) / 60;

export function scrollWall(board: HTMLElement, from: number, minute: number): void {
  board.scrollTop = (minute - from) * minuteOf(board) - Math.min(170, board.clientHeight * 0.22);
}
