import type { SchedulePlace } from '@tand/ui';
import { useCallback } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { useOnDemand } from './useOnDemand.ts';
import type { ItemView } from './view.ts';

const none: readonly ItemView[] = [];

export function useCalendar(items: readonly ItemView[] = none, places: readonly SchedulePlace[]) {
  const lang = useLang();
  const copy = useCopy('schedule');
  const { run, hasFailed } = useOnDemand();
  const download = useCallback(
    (title: string, ids: readonly string[]) =>
      run(
        () => import('./calendarEvents.ts'),
        code => {
          const chosen = items.filter(({ id }) => ids.includes(id));
          code.downloadCalendar(title, code.calendarEvents(chosen, places, lang, { openEnd: copy('item').openEnd, kinds: copy('kinds') }));
        },
      ),
    [run, items, places, lang, copy],
  );
  return { download, hasFailed };
}
