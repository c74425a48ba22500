import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { filterItems } from './filterItems.ts';

/** Hides filtered items directly in the DOM before paint, without rendering any. The items must be in the order of the entries. */
export function useFilter(
  entries: readonly ScheduleEntry[],
  matches: ((entry: ScheduleEntry) => boolean) | undefined,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const wasFiltered = useRef(false);
  useLayoutEffect(() => {
    // Items are rendered visible: without a filter there is nothing to hide.
    const isFiltered = matches !== undefined || wasFiltered.current;
    wasFiltered.current = matches !== undefined;
    filterItems(box.current, isFiltered ? (_, index) => entries[index] !== undefined && matches?.(entries[index]) === false : undefined);
  }, [entries, matches]);
  return box;
}
