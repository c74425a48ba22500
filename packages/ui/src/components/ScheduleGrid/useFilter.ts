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
    const items = list.current?.querySelectorAll<HTMLElement>(':scope > [data-part="item"]') ?? [];
    for (let index = 0; index < count; index++) {
      const [entry, item] = [entries[index], items[index]];
      if (!entry || !item) continue;
      const isHidden = matches !== undefined && !matches(entry);
      if (item.hidden !== isHidden) item.hidden = isHidden;
    }
  }, [entries, count, matches]);
  return list;
}
