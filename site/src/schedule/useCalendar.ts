import type { ScheduleEntry, SchedulePlace } from '@tand/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '../app/useLang.ts';
import { useOnDemand } from './useOnDemand.ts';

/** `download(title, entries)` hands over a calendar file of entries in order of time. */
export function useCalendar(places: readonly SchedulePlace[]) {
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const { run, hasFailed } = useOnDemand();
  const download = useCallback(
    (title: string, entries: readonly ScheduleEntry[]) =>
      run(
        () => import('./calendarEvents.ts'),
        code => code.downloadCalendar(title, code.calendarEvents(entries, places, lang, t('item.openEnd'))),
      ),
    [run, places, lang, t],
  );
  return { download, hasFailed };
}
