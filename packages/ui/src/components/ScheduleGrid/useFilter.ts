import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';

/**
 * Hides the items of a list that a filter leaves out, straight in the page before it is painted: no item renders, none is
 * made anew. The list's items must be the first `count` entries, in their order.
 */
export function useFilter(
  entries: readonly ScheduleEntry[],
  count: number,
  matches: ((entry: ScheduleEntry) => boolean) | undefined,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const wasFiltered = useRef(false);
  useLayoutEffect(() => {
    // Items are made visible; without a filter there is nothing to look through.
    if (!matches && !wasFiltered.current) return;
    wasFiltered.current = matches !== undefined;
    let item = list.current?.firstElementChild ?? null;
    for (let index = 0; index < count && item; item = item.nextElementSibling) {
      // The line of the present stands among the items.
      if (!(item instanceof HTMLElement) || item.dataset['part'] !== 'item') continue;
      const entry = entries[index];
      index += 1;
      if (!entry) break;
      const isHidden = matches !== undefined && !matches(entry);
      if (item.hidden !== isHidden) item.hidden = isHidden;
    }
  }, [entries, count, matches]);
  return list;
}
