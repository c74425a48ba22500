import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { hourText, useLocale } from '../../foundations/LocaleProvider/index.ts';
import { isWall, scrollWall } from '../ScheduleGrid/wall.ts';
import type { StripGoal } from '../ScheduleStrip/index.ts';

const isSeen = (element: HTMLElement) => element.getClientRects().length > 0;

const gridOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-part="day"] [data-part="grid"]') ?? null;

function focusItem(item: HTMLElement) {
  const title = item.querySelector<HTMLElement>('[data-part="title"]');
  if (!title) return;
  if (!title.matches('a, [tabindex]')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function showOnWall(grid: HTMLElement, minute: number, item: HTMLElement | null) {
  scrollWall(grid, minute);
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function useGo(
  root: RefObject<HTMLElement | null>,
  today: number | undefined,
  chosen: number | 'all',
  minute: number | undefined,
  onDayChange: ((day: number, details: { reason: 'now' }) => void) | undefined,
) {
  const { lang } = useLocale();
  const isWanted = useRef(false);
  const go = useCallback(
    ({ minute: at, placeId, entry }: StripGoal) => {
      const element = gridOf(root.current);
      if (!element) return;
      const button = entry && element.querySelector<HTMLElement>(`[data-part="favourite"][value="${CSS.escape(entry.id)}"]`);
      const item = button?.closest<HTMLElement>('[data-part="item"]') ?? null;
      if (isWall(element)) {
        const head = element.querySelector<HTMLElement>(`[data-part="head"][data-place="${CSS.escape(String(placeId))}"]`);
        showOnWall(element, at, item ?? head);
      } else {
        const later = [...element.querySelectorAll<HTMLElement>('[data-part="hour"]')].filter(isSeen);
        const hour = hourText(Math.floor(at / 60) * 60, lang);
        later.find(one => one.firstElementChild?.textContent === hour)?.scrollIntoView({ block: 'start' });
      }
      if (item && isSeen(item)) focusItem(item);
    },
    [root, lang],
  );

  const toNow = () => {
    const element = gridOf(root.current);
    // A folded list has no current items: `NowNext` above shows them.
    const running =
      [...(root.current?.querySelectorAll<HTMLElement>('[data-component="NowNext"] [data-part="item"]') ?? [])].find(isSeen) ??
      [...(element?.querySelectorAll<HTMLElement>('[data-state="now"]:not([data-rail])') ?? [])].find(isSeen) ??
      [...(element?.querySelectorAll<HTMLElement>('[data-state="now"], [data-part="item"]:not([data-state])') ?? [])].find(isSeen);
    if (element && isWall(element) && minute !== undefined) {
      const onWall = [...element.querySelectorAll<HTMLElement>('[data-state="now"]:not([data-rail])')].find(isSeen) ?? null;
      showOnWall(element, minute, onWall);
      if (onWall) return focusItem(onWall);
    }
    if (running) {
      focusItem(running);
      running.scrollIntoView({ block: 'center' });
    }
  };

  useEffect(() => {
    if (!isWanted.current || chosen !== today) return;
    isWanted.current = false;
    // While `data-arriving` is set, items of later hours have no position to scroll to.
    gridOf(root.current)?.removeAttribute('data-arriving');
    toNow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once the day is rendered
  }, [chosen, today]);

  const jump = () => {
    if (chosen === 'all' || chosen === today) toNow();
    else if (today !== undefined) {
      isWanted.current = true;
      onDayChange?.(today, { reason: 'now' });
    }
  };
  return { go, jump };
}
