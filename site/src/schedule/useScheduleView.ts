import { edition } from '@edition/edition.ts';
import {
  changeQuery,
  type FilterItem,
  findClashes,
  foldWords,
  type ItemView,
  loosenings,
  noFilter,
  passesFilter,
  type ScheduleFilter,
  type ScheduleKind,
  scheduleKinds,
  type ScheduleView,
  toEntry,
} from '@tand/festival';
import { presentDay, useNow, type ScheduleDay, type ScheduleEntry } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNames } from '../app/format.ts';
import { useLang } from '@tand/runtime/i18n';
import { placeLook } from './placeLook.ts';

function wordsOf(item: ItemView, places: ReadonlyMap<number, string>, kind: string): string {
  const { title, text = '', hosts = [], tags = [], place } = item;
  const named = (item.places ?? [place]).map(id => places.get(id) ?? '');
  return foldWords([title, text, ...named, ...hosts.map(({ name }) => name), ...tags, kind].join('\n'));
}

export function useScheduleView(
  data: ScheduleView | null,
  filter: ScheduleFilter,
  wantedDay: number | 'all' | undefined,
  params: URLSearchParams,
  picks: ReadonlySet<string>,
) {
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const entries = useMemo(() => data?.items.map(toEntry) ?? [], [data]);
  const places = useMemo(() => data?.places.map(place => ({ ...place, ...placeLook(place.id) })) ?? [], [data]);
  const days = useMemo(
    () =>
      edition.dates.days.map(({ date }, day): ScheduleDay => ({
        day,
        ...dayNames(date, lang),
        href: `/schedule?${String(changeQuery(params, { day }))}`,
      })),
    [lang, params],
  );

  // A removed place filters nothing; without data, no place is known.
  const known = useMemo(() => new Set(places.map(({ id }) => id)), [places]);
  const wanted = useMemo(() => ({ ...filter, places: filter.places.filter(id => known.has(id)) }), [filter, known]);
  const isFiltered = String(Object.values(wanted)) !== String(Object.values(noFilter));
  // Reading the words of thousands of items takes longer than all other filters: only on demand.
  const hasWords = wanted.words !== '';
  const items = useMemo(() => {
    if (!isFiltered) return undefined;
    const names = new Map(places.map(({ id, name }) => [id, name]));
    const kinds = new Map<ScheduleKind | undefined, string>(scheduleKinds.map(kind => [kind, t(`kinds.${kind}`)]));
    return new Map(
      data?.items.map((item): [string, FilterItem] => [
        item.id,
        {
          ...item,
          start: Date.parse(item.start),
          end: item.end === undefined ? undefined : Date.parse(item.end),
          text: hasWords ? wordsOf(item, names, kinds.get(item.kind) ?? '') : '',
        },
      ]),
    );
  }, [isFiltered, hasWords, data, places, t]);
  const now = useNow('minute');
  const day = useMemo(() => wantedDay ?? presentDay(entries, now) ?? 0, [wantedDay, entries, now]);
  // Only a filter of times follows the clock.
  const at = wanted.times ? (now ?? 0) : 0;
  const matches = useMemo(() => {
    if (!items) return undefined;
    const left = new Set([...items].filter(([, item]) => passesFilter(item, wanted, at)).map(([id]) => id));
    return ({ id }: ScheduleEntry) => left.has(id);
  }, [items, wanted, at]);
  const loosen = useMemo(() => {
    if (!items || !matches) return [];
    const own = data?.items.filter(item => day === 'all' || item.day === day) ?? [];
    if (own.some(({ id }) => items.has(id) && passesFilter(items.get(id)!, wanted, at))) return [];
    return loosenings(
      own.flatMap(({ id }) => items.get(id) ?? []),
      wanted,
      at,
    );
  }, [items, matches, data, day, wanted, at]);

  const notes = useMemo(() => {
    const clashes = findClashes(entries, picks);
    if (clashes.size === 0) return undefined;
    const list = new Intl.ListFormat(lang);
    const named = (titles: string[]) =>
      titles.length > 3 ? [...titles.slice(0, 2), t('picks.clashMore', { count: titles.length - 2 })] : titles;
    return new Map([...clashes].map(([id, titles]) => [id, t('picks.clash', { title: list.format(named(titles)) })]));
  }, [entries, picks, lang, t]);

  return { entries, places, days, day, matches, loosen, notes, filter: wanted };
}
