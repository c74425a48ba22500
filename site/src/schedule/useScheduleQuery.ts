import { edition } from '@edition/edition.ts';
import { changeFilter, readFilter, type ScheduleFilter } from '@tand/festival';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { latestSearch } from './latestSearch.ts';
import { changeQuery, readQuery, type ScheduleQuery } from './query.ts';
import { useIsReady } from './useIsReady.ts';
import { rememberView, rememberedView } from './rememberedView.ts';

const nothing = new URLSearchParams();

/** Query and filter of the address, and a function that changes parts of both. In the first render they are the defaults, as in the served page. */
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
      // Other parts of the same programme need no new data.
      setParams(old => changeFilter(changeQuery(new URLSearchParams(latestSearch(pathname, String(old))), part), filterPart), {
        preventScrollReset: true,
        // A search is typed letter by letter, and a question once answered is not asked again on Back.
        replace: parts.length === 1 && (parts[0] === 'words' || parts[0] === 'share'),
        defaultShouldRevalidate: false,
      });
    },
    [setParams, pathname],
  );
  return { query, filter, change, params: read };
}
