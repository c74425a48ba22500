import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';

/**
 * Hides the items that a filter leaves out, and hours without any, straight in the page before it is painted: no item
 * renders, none is made anew. The items must be the entries, in their order. Hours are told how many they show, so that one
 * out of sight takes about the room it will. The heading of what is coming goes with its hours.
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
    let index = 0;
    let heading: HTMLElement | undefined;
    for (let hour = box.current?.firstElementChild; hour instanceof HTMLElement; hour = hour.nextElementSibling) {
      if (hour.dataset['part'] === 'coming') {
        heading = hour;
        heading.hidden = true;
        continue;
      }
      const list = hour.lastElementChild;
      let shown = isFiltered ? 0 : (list?.childElementCount ?? 0);
      for (let item = isFiltered ? list?.firstElementChild : null; item; item = item.nextElementSibling) {
        const entry = entries[index++];
        const isHidden = entry !== undefined && matches !== undefined && !matches(entry);
        item.toggleAttribute('hidden', isHidden);
        if (!isHidden) shown += 1;
      }
      hour.hidden = shown === 0;
      if (heading && shown > 0) heading.hidden = false;
      hour.style.setProperty('--schedule-items', String(shown));
    }
  }, [entries, matches]);
  return box;
}
