import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';

/**
 * Hides the items that a filter leaves out, and hours without any, straight in the page before it is painted: no item
 * renders, none is made anew. The items must be the entries, in their order. Hours are told how many they show, so that one
 * out of sight takes about the room it will.
 * @param minute where the line of the present stands among the items, if it does
 */
export function useFilter(
  entries: readonly ScheduleEntry[],
  matches: ((entry: ScheduleEntry) => boolean) | undefined,
  minute: number | undefined,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const wasFiltered = useRef(false);
  useLayoutEffect(() => {
    const line = minute === undefined ? null : box.current?.querySelector('[data-part="now"]');
    // Items are made visible; without a filter there is nothing to look through.
    const isFiltered = matches !== undefined || wasFiltered.current;
    wasFiltered.current = matches !== undefined;
    let index = 0;
    for (let hour = box.current?.firstElementChild; hour instanceof HTMLElement; hour = hour.nextElementSibling) {
      let shown = isFiltered ? 0 : hour.childElementCount;
      for (let item = isFiltered ? hour.firstElementChild : null; item; item = item.nextElementSibling) {
        const entry = item === line ? undefined : entries[index++];
        const isHidden = entry !== undefined && matches !== undefined && !matches(entry);
        if (entry) item.toggleAttribute('hidden', isHidden);
        if (!isHidden) shown += 1;
      }
      hour.hidden = shown === 0;
      hour.style.setProperty('--schedule-items', String(shown));
    }
  }, [entries, matches, minute]);
  return box;
}
