import { clockText, isUnderPlate, isWall, scrollWall } from '@tand/ui/dom';
import type { Lang } from '../language.ts';

/** Scrolls the timetable to the present and moves its line until React does (SCHED-32), and records a pinch (SCHED-63). */
export function followPresent() {
  const plate = document.querySelector<HTMLElement>('[data-zero]');
  if (!plate) return;
  const board = plate.closest<HTMLElement>('[data-part=board]')!;
  const page = document.documentElement;
  const until = Number(document.querySelector<HTMLElement>('[data-until]')!.dataset['until']);

  const tick = () => {
    const minute = Math.floor((Date.now() - Number(plate.dataset['zero'])) / 60_000);
    // A page of a reviewer's moment, or an expired one, hydrates at once.
    if ('hydrated' in page.dataset || minute < 0 || Date.now() > until) return;
    setTimeout(tick, 10_000);
    board.style.setProperty('--now', String(minute));
    plate.textContent = clockText(minute, page.lang as Lang);
    for (const hour of plate.parentElement!.children)
      hour.toggleAttribute('data-under', hour !== plate && isUnderPlate(Number(hour.textContent) * 60, minute % 1440));
  };
  tick();
  const minute = Number(board.style.getPropertyValue('--now'));
  if (minute > 0 && board.scrollTop === 0 && isWall(board))
    scrollWall(board, Number(getComputedStyle(board).getPropertyValue('--from')), minute);

  /** The last pointerdown, pointermove and pointerup of each finger. */
  let fingers: PointerEvent[] = [];
  const asleep = new AbortController();
  const { signal } = asleep;
  for (const name of ['pointerdown', 'pointermove', 'pointerup'] as const)
    board.addEventListener(
      name,
      event => {
        const { pointerId, pointerType, isPrimary, type } = event;
        if (pointerType !== 'touch' || !isWall(board)) return;
        const others = fingers.filter(one => one.pointerId !== pointerId || one.type !== type);
        fingers = isPrimary && type === 'pointerdown' ? [event] : [...others, event];
        // Focus in a place's header cell makes the boot script start React.
        if (!isPrimary) board.querySelector('[data-part=head]')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      },
      { signal },
    );
  // The browser would scroll with two fingers.
  const hold = (event: TouchEvent) => event.touches.length > 1 && isWall(board) && event.preventDefault();
  board.addEventListener('touchmove', hold, { signal, passive: false });
  addEventListener(
    'tand:hydrated',
    () => {
      asleep.abort();
      if (fingers.some(({ isPrimary }) => !isPrimary))
        for (const event of fingers) event.target!.dispatchEvent(new PointerEvent(event.type, event));
    },
    { once: true },
  );
}
