import { useEffect, useRef, type RefObject } from 'react';
import { isRtl } from '../../foundations/isRtl.ts';

function drawWindow(root: HTMLElement): void {
  const grid = root.querySelector<HTMLElement>('[data-part="day"] [data-part="grid"]');
  const strip = root.querySelector<HTMLElement>('[data-component="ScheduleStrip"]');
  const frame = strip?.querySelector<HTMLElement>('[data-part="window"]');
  const body = strip?.querySelector('tbody');
  const hours = grid?.querySelector<HTMLElement>('[data-part="hours"]');
  if (!strip || !frame || !body) return;
  frame.hidden = !grid || !hours || hours.offsetHeight === 0;
  if (!grid || !hours || frame.hidden) return;
  const isMirrored = isRtl(grid);
  const gutter = hours.getBoundingClientRect();
  const [left, right] = isMirrored
    ? [gutter.right - grid.clientWidth + 8, gutter.left - 8]
    : [gutter.right + 8, gutter.left + grid.clientWidth - 8];
  const seen = [...grid.querySelectorAll('[data-part="head"]')].flatMap((head, index) => {
    const box = head.getBoundingClientRect();
    return box.width > 0 && box.right > left && box.left < right ? [index] : [];
  });
  const share = (px: number) => Math.min(1, Math.max(0, px / hours.offsetHeight));
  const table = body.getBoundingClientRect();
  const outer = strip.getBoundingClientRect();
  const head = body.rows[0]?.cells[0]?.offsetWidth ?? 0;
  const begin = (isMirrored ? outer.right - table.right : table.left - outer.left) - strip.clientLeft + head;
  const width = table.width - head;
  const row = table.height / Math.max(1, body.rows.length);
  const [first = 0, last = first] = [seen[0], seen.at(-1)];
  const start = share(grid.scrollTop);
  const end = share(grid.scrollTop + grid.clientHeight - hours.offsetTop);
  Object.assign(frame.style, {
    insetInlineStart: `${begin + start * width}px`,
    width: `${(end - start) * width}px`,
    top: `${table.top - outer.top - strip.clientTop + first * row}px`,
    height: `${(last - first + 1) * row}px`,
  });
}

/** Frames in the strip what the wall shows; an observer attached anew after each render forces no layout. */
export function useStripWindow(root: RefObject<HTMLElement | null>): void {
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => {
    const schedule = root.current;
    if (!schedule) return undefined;
    let asked = 0;
    const draw = () => {
      asked = 0;
      drawWindow(schedule);
    };
    const onScroll = () => (asked ||= requestAnimationFrame(draw));
    const own = (observer.current = new ResizeObserver(draw));
    // `scroll` events of the wall do not bubble.
    schedule.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(asked);
      own.disconnect();
      schedule.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [root]);
  useEffect(() => {
    if (!root.current) return;
    observer.current?.unobserve(root.current);
    observer.current?.observe(root.current);
  });
}
