import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Least and greatest height of a minute, in px; a wall begins with what its text asks for. */
const least = 1;
const greatest = 5;

const isWall = (board: HTMLElement) => getComputedStyle(board).display === 'grid';
const minuteOf = (board: HTMLElement) => (board.querySelector('[data-part="hours"] > li')?.getBoundingClientRect().height ?? 0) / 60;

/** Scrolls a wall so that a minute lies in its upper fourth. */
export function scrollWall(board: HTMLElement, from: number, minute: number): void {
  board.scrollTop = (minute - from) * minuteOf(board) - Math.min(170, board.clientHeight * 0.22);
}

/**
 * What hands do with a wall: it opens at the present, is dragged by the mouse, and a pinch (or Ctrl and the wheel) makes its
 * minutes taller or shorter around where it happens.
 * @param from the wall's first minute; undefined while there is a list alone
 * @param minute that of the present, if it is on this wall
 */
export function useWall(board: RefObject<HTMLElement | null>, from: number | undefined, minute: number | undefined): void {
  const opened = useRef<number>(undefined);
  const isNow = minute !== undefined;
  useLayoutEffect(() => {
    const root = board.current;
    if (!root || from === undefined || minute === undefined || opened.current === from || !isWall(root)) return;
    opened.current = from;
    scrollWall(root, from, minute);
    // Once, when the present is first known; later minutes leave the wall where the visitor has it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [board, from, isNow]);

  useLayoutEffect(() => {
    const root = board.current;
    if (!root || from === undefined) return undefined;
    const touches = new Map<number, { x: number; y: number }>();
    let drag: { x: number; y: number; left: number; top: number } | undefined;
    let spread = 0;

    const zoom = (factor: number, clientY: number) => {
      const before = minuteOf(root);
      const after = Math.min(greatest, Math.max(least, before * factor));
      const at = clientY - root.getBoundingClientRect().top;
      const top = (root.scrollTop + at) * (after / before) - at;
      root.style.setProperty('--m', `${after}px`);
      root.scrollTop = top;
    };
    const apart = () => {
      const [a, b] = [...touches.values()];
      return a && b ? { size: Math.hypot(a.x - b.x, a.y - b.y), y: (a.y + b.y) / 2 } : undefined;
    };

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !isWall(root)) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), event.clientY);
    };
    const onDown = (event: PointerEvent) => {
      if (!isWall(root)) return;
      if (event.pointerType === 'touch') {
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
        spread = apart()?.size ?? 0;
      } else if (event.button === 0 && event.target instanceof Element && !event.target.closest('a, button, [data-part="item"]'))
        drag = { x: event.clientX, y: event.clientY, left: root.scrollLeft, top: root.scrollTop };
    };
    const onMove = (event: PointerEvent) => {
      if (drag) root.scrollTo({ left: drag.left + drag.x - event.clientX, top: drag.top + drag.y - event.clientY, behavior: 'instant' });
      if (!touches.has(event.pointerId)) return;
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = apart();
      if (!now || spread === 0) return;
      zoom(now.size / spread, now.y);
      spread = now.size;
    };
    const onUp = (event: PointerEvent) => {
      drag = undefined;
      touches.delete(event.pointerId);
      spread = 0;
    };
    // Two fingers are ours; one scrolls as ever.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && isWall(root)) event.preventDefault();
    };
    root.addEventListener('wheel', onWheel, { passive: false });
    root.addEventListener('touchmove', onTouch, { passive: false });
    root.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    return () => {
      root.removeEventListener('wheel', onWheel);
      root.removeEventListener('touchmove', onTouch);
      root.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }, [board, from]);
}
