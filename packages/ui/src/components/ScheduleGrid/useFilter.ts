import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { filterItems } from './filterItems.ts';

/**
 * Hides the items that a filter leaves out straight in the page before it is painted: no item renders, none is made anew. The
 * items must be the entries, in their order.
 */
export function useFilter(
  entries: readonly ScheduleEntry[],
  matches: ((entry: ScheduleEntry) => boolean) | undefined,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const wasFiltered = useRef(false);
  useLayoutEffect(() => {
    // Items are made visible; without a filter there is nothing to look through.
    const isFiltered = matches !== undefined || wasFiltered.current;
    wasFiltered.current = matches !== undefined;
    filterItems(box.current, isFiltered ? (_, index) => entries[index] !== undefined && matches?.(entries[index]) === false : undefined);
  }, [entries, matches]);
  return box;
}
