import { edition } from '@edition/edition.ts';
import { changeFilter, readFilter, type ScheduleFilter } from '@tand/festival';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isShownAlready, latestSearch } from './latestSearch.ts';
import { changeQuery, readQuery, type ScheduleQuery } from './query.ts';
import { useIsReady } from './useIsReady.ts';
import { rememberView, rememberedView } from './rememberedView.ts';

const nothing = new URLSearchParams();

/** Applies a choice made while `drawn` was shown to the current list: a press may come before the last one is rendered. */
const sinceThen = <T>(wanted: readonly T[], drawn: readonly T[], now: readonly T[]): T[] => [
  ...new Set([...now.filter(one => wanted.includes(one) || !drawn.includes(one)), ...wanted.filter(one => !drawn.includes(one))]),
];

const latestFilter = (part: Partial<ScheduleFilter>, drawn: ScheduleFilter, now: ScheduleFilter): Partial<ScheduleFilter> => ({
  ...part,
  ...(part.kinds && { kinds: sinceThen(part.kinds, drawn.kinds, now.kinds) }),
  ...(part.places && { places: sinceThen(part.places, drawn.places, now.places) }),
  ...(part.needs && { needs: sinceThen(part.needs, drawn.needs, now.needs) }),
});

/** Query and filter of the address, and a function that changes both. Defaults in the first render, as in the served page. */
export function useScheduleQuery() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const isReady = useIsReady();
  const read = isReady ? params : nothing;
  const query = useMemo((): ScheduleQuery => {
    const wanted = readQuery(read, edition.dates.days.length);
    return isReady ? { ...wanted, view: wanted.view ?? rememberedView() } : wanted;
  }, [read, isReady]);
  const filter = useMemo(() => readFilter(read), [read]);

  const change = useCallback(
    (part: Partial<ScheduleQuery>, filterPart: Partial<ScheduleFilter> = {}) => {
      if (part.view && part.view !== 'mine') rememberView(part.view);
      const parts = [...Object.keys(part), ...Object.keys(filterPart)];
      const changed = (old: URLSearchParams) => {
        const latest = new URLSearchParams(latestSearch(pathname, String(old)));
        return changeFilter(changeQuery(latest, part), latestFilter(filterPart, filter, readFilter(latest)));
      };
      setParams(changed, {
        preventScrollReset: true,
        // Typed searches and dismissed shares make no history entries.
        replace: parts.length === 1 && (parts[0] === 'words' || parts[0] === 'share'),
        defaultShouldRevalidate: false,
        flushSync: isShownAlready(),
      });
    },
    [setParams, pathname, filter],
  );
  return { query, filter, change, params: read };
}
