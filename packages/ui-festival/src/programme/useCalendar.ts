import type { Edition, ItemView, ScheduleKind } from '@tand/festival';
import type { SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { useCallback } from 'react';
import { useOnDemand } from './useOnDemand.ts';
import { useLang } from './useLang.ts';

export interface CalendarOptions {
  edition: Edition;
  items: readonly ItemView[];
  places: readonly SchedulePlace[];
  /** The same object in every render. */
  labels: { item: Record<'openEnd', string>; kinds: Record<ScheduleKind, string> };
}

export function useCalendar({ edition, items, places, labels: { item, kinds } }: CalendarOptions) {
  const lang = useLang();
  const { run, hasFailed } = useOnDemand();
  const download = useCallback(
    (title: string, ids: readonly string[]) =>
      run(
        () => import('./downloadCalendar.ts'),
        code => {
          const chosen = items.filter(({ id }) => ids.includes(id));
          code.downloadCalendar(edition, { title, items: chosen, places, lang, words: { openEnd: item.openEnd, kinds } });
        },
      ),
    [run, edition, items, places, lang, item, kinds],
  );
  return { download, hasFailed };
}
