import type { SchedulePlace } from '@tand/ui';
import { useCallback } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { useOnDemand } from '@tand/ui-festival';
import type { ItemView } from '@tand/festival';

const none: readonly ItemView[] = [];

export function useCalendar(items: readonly ItemView[] = none, places: readonly SchedulePlace[]) {
  const lang = useLang();
  const copy = useCopy('schedule');
  const { run, hasFailed } = useOnDemand();
  const download = useCallback(
    (title: string, ids: readonly string[]) =>
      run(
        () => import('./downloadCalendar.ts'),
        code => {
          const chosen = items.filter(({ id }) => ids.includes(id));
          code.downloadCalendar({ title, items: chosen, places, lang, words: { openEnd: copy('item').openEnd, kinds: copy('kinds') } });
        },
      ),
    [run, items, places, lang, copy],
  );
  return { download, hasFailed };
}
