import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import type { ScheduleDay, ScheduleEntry } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from '../app/useTranslation.ts';
import { dayNames } from '../app/format.ts';
import { useLang } from '../app/useLang.ts';
import { findClashes } from './clashes.ts';
import { changeQuery, type ScheduleQuery } from './query.ts';
import { hasWords, searchTexts } from './search.ts';
import { toEntry, type ScheduleView } from './view.ts';

const tones = new Map(districts.map(({ location, color }) => [location, color]));

/** The programme as the design system's schedule takes it: entries, places, days, what the filters leave, and notes on picks. */
export function useScheduleView(data: ScheduleView | null, query: ScheduleQuery, params: URLSearchParams, picks: ReadonlySet<string>) {
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const entries = useMemo(() => data?.items.map(toEntry) ?? [], [data]);
  const places = useMemo(() => data?.places.map(place => ({ ...place, tone: tones.get(place.id) })) ?? [], [data]);
  const days = useMemo(
    () =>
      edition.dates.days.map(({ date }, day): ScheduleDay => {
        const search = String(changeQuery(params, { day }));
        return { day, ...dayNames(date, lang), href: search ? `/schedule?${search}` : '/schedule' };
      }),
    [lang, params],
  );

  const texts = useMemo(() => (query.q ? searchTexts(entries, places) : undefined), [entries, places, query.q]);
  const matches = useMemo(() => {
    if (!texts && !query.onlyPicks) return undefined;
    return ({ id }: ScheduleEntry) => (!query.onlyPicks || picks.has(id)) && (!texts || hasWords(texts.get(id), query.q));
  }, [texts, query.q, query.onlyPicks, picks]);

  const notes = useMemo(() => {
    const clashes = findClashes(entries, picks);
    if (clashes.size === 0) return undefined;
    const list = new Intl.ListFormat(lang);
    const named = (titles: string[]) =>
      titles.length > 3 ? [...titles.slice(0, 2), t('picks.clashMore', { count: titles.length - 2 })] : titles;
    return new Map([...clashes].map(([id, titles]) => [id, t('picks.clash', { title: list.format(named(titles)) })]));
  }, [entries, picks, lang, t]);

  return { entries, places, days, matches, notes };
}
