import {
  fillText,
  findClashes,
  foldWords,
  loosenings,
  noFilter,
  passesFilter,
  placesOf,
  type FilterItem,
  type ItemView,
  type ScheduleFilter,
  type ScheduleKind,
  type ScheduleView,
} from '@tand/festival';
import { presentDay, type ScheduleEntry } from '@tand/ui/components/ScheduleItem';
import { useNow } from '@tand/ui/foundations/ClockProvider';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import { useMemo } from 'react';
import { useLang } from './useLang.ts';

export interface ProgrammeViewLabels {
  kinds: Readonly<Record<ScheduleKind, string>>;
  /** `clash` has the placeholder `{{title}}`, and `clashMore` `{{count}}`. */
  picks: Record<'clash' | 'clashMore', string>;
}

export interface ProgrammeViewOptions {
  filter: ScheduleFilter;
  /** Chosen day, from 0, or 'all'; undefined for the present day, outside the festival for the first. */
  day: number | 'all' | undefined;
  picks: ReadonlySet<string>;
  /** The same object in every render. */
  labels: ProgrammeViewLabels;
}

const none: readonly ItemView[] = [];

function wordsOf(item: ItemView, places: ReadonlyMap<number, string>, kind: string): string {
  const { title, description = '', hosts = [], tags = [] } = item;
  const named = placesOf(item).map(id => places.get(id) ?? '');
  return foldWords([title, description, ...named, ...hosts.map(({ name }) => name), ...tags, kind].join('\n'));
}

/** Matching items, filters to loosen, and notes of clashing picks. */
export function useProgrammeView(data: ScheduleView | null, { filter, day: wantedDay, picks, labels }: ProgrammeViewOptions) {
  const lang = useLang();
  const { timeZone } = useLocale();
  const entries = data?.items ?? none;

  // A filter may name a place that was removed.
  const places = useMemo(() => new Map(data?.places.map(({ id, name }) => [id, name])), [data]);
  const wanted = useMemo(() => ({ ...filter, places: filter.places.filter(id => places.has(id)) }), [filter, places]);
  const isFiltered = String(Object.values(wanted)) !== String(Object.values(noFilter));
  // Joining the words of thousands of items is slow.
  const hasWords = wanted.words !== '';
  const items = useMemo(() => {
    if (!isFiltered) return undefined;
    return new Map(
      data?.items.map((item): [string, FilterItem] => [
        item.id,
        {
          ...item,
          start: Date.parse(item.start),
          end: item.end === undefined ? undefined : Date.parse(item.end),
          text: hasWords ? wordsOf(item, places, item.kind ? labels.kinds[item.kind] : '') : '',
        },
      ]),
    );
  }, [isFiltered, hasWords, data, places, labels]);
  const now = useNow();
  const day = useMemo(() => wantedDay ?? presentDay(entries, now) ?? 0, [wantedDay, entries, now]);
  const at = wanted.times ? (now ?? 0) : 0;
  const matches = useMemo(() => {
    if (!items) return undefined;
    const left = new Set([...items].filter(([, item]) => passesFilter(item, wanted, at, timeZone)).map(([id]) => id));
    return ({ id }: ScheduleEntry) => left.has(id);
  }, [items, wanted, at, timeZone]);
  const loosen = useMemo(() => {
    if (!items || !matches) return [];
    const own = data?.items.filter(item => day === 'all' || item.day === day) ?? [];
    if (own.some(({ id }) => items.has(id) && passesFilter(items.get(id)!, wanted, at, timeZone))) return [];
    return loosenings(
      own.flatMap(({ id }) => items.get(id) ?? []),
      wanted,
      at,
      timeZone,
    );
  }, [items, matches, data, day, wanted, at, timeZone]);

  const notes = useMemo(() => {
    const clashes = findClashes(entries, picks);
    if (clashes.size === 0) return undefined;
    const list = new Intl.ListFormat(lang);
    const named = (titles: string[]) =>
      titles.length > 3 ? [...titles.slice(0, 2), fillText(labels.picks.clashMore, { count: titles.length - 2 })] : titles;
    return new Map([...clashes].map(([id, titles]) => [id, fillText(labels.picks.clash, { title: list.format(named(titles)) })]));
  }, [entries, picks, lang, labels]);

  return { entries, day, matches, loosen, notes, filter: wanted };
}
