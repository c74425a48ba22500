import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { clockText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { useIsReady } from '../../foundations/useIsReady.ts';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { attachRoving } from './attachRoving.ts';
import { attachWall } from './attachWall.ts';
import { filterGrid } from './filterGrid.ts';
import { isUnderHeaderCell, minuteOn } from './gridHours.ts';
import { isOnWall, isWall, scrollWall, spanOf, type ScheduleView } from './wall.ts';

export interface GridState {
  /** In order of time. */
  entries: readonly ScheduleEntry[];
  view: ScheduleView;
  matches: ((entry: ScheduleEntry) => boolean) | undefined;
  favourites: ReadonlySet<string> | undefined;
  now: number | null;
  /** Of a hidden day only the favourites are updated. */
  isShown?: boolean | undefined;
}

const none: ReadonlySet<string> = new Set();
const gridIn = (root: RefObject<HTMLElement | null>) => root.current?.querySelector<HTMLElement>('[data-part="grid"]');

/** Updates a day without rendering its items, which may be served HTML. */
export function useGrid(
  root: RefObject<HTMLElement | null>,
  { entries, view, matches, favourites = none, now, isShown = true }: GridState,
): void {
  const { lang } = useLocale();
  // Until hydration, `now` may be the instant of the server render.
  const isReady = useIsReady();
  const minute = isReady ? minuteOn(entries, now) : undefined;

  const wasFiltered = useRef(false);
  useLayoutEffect(() => {
    const grid = isShown && gridIn(root);
    if (!grid || (!matches && !wasFiltered.current)) return;
    wasFiltered.current = matches !== undefined;
    filterGrid(grid, index => entries[index] !== undefined && matches?.(entries[index]) === false);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the minute may put an item under another heading
  }, [root, isShown, entries, matches, minute]);

  const saved = useRef(none);
  useLayoutEffect(() => {
    if (favourites.size + saved.current.size === 0) return;
    for (const star of root.current?.querySelectorAll<HTMLButtonElement>('[data-part="favourite"]') ?? [])
      if (favourites.has(star.value) || saved.current.has(star.value))
        star.setAttribute('aria-pressed', String(favourites.has(star.value)));
    saved.current = favourites;
  });

  useLayoutEffect(() => {
    const grid = isShown && gridIn(root);
    if (grid) showPresent(grid, minute, lang);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a wall after a list has new hours
  }, [root, isShown, view, minute, lang]);

  const opened = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const grid = isShown && gridIn(root);
    if (!grid) {
      opened.current = undefined;
      return undefined;
    }
    const open = () => {
      // A list loses the scroll position of the wall.
      if (!isWall(grid)) opened.current = undefined;
      else if (isOnWall(grid, minute) && opened.current !== grid) {
        // The visitor may have scrolled the served wall before hydration.
        const isUsed = opened.current === undefined && grid.scrollTop > 0;
        opened.current = grid;
        if (!isUsed) scrollWall(grid, minute);
      }
    };
    open();
    const observer = new ResizeObserver(open);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [root, isShown, minute]);

  useLayoutEffect(() => {
    const grid = isShown && gridIn(root);
    return grid ? attachWall(grid) : undefined;
  }, [root, isShown]);

  useEffect(() => {
    const grid = isShown && gridIn(root);
    return grid ? attachRoving(grid) : undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other entries, and another view, have other stops
  }, [root, isShown, entries, view]);
}

function showPresent(grid: HTMLElement, minute: number | undefined, lang: string): void {
  const isInside = isOnWall(grid, minute);
  if (isInside) grid.style.setProperty('--now', String(minute));
  else grid.style.removeProperty('--now');
  const { from } = spanOf(grid);
  for (const [index, hour] of grid.querySelectorAll('[data-part="hours"] > li:not([data-part])').entries())
    hour.toggleAttribute('data-under', isInside && isUnderHeaderCell(from + index * 60, minute));
  const label = grid.querySelector('[data-part="hours"] > [data-part="now"]');
  if (label && isInside) label.textContent = clockText(minute, lang);
}
