import { edition } from '@edition/edition.ts';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { latestSearch } from './latestSearch.ts';
import { changeQuery, readQuery, type ScheduleQuery } from './query.ts';
import { useIsReady } from './useIsReady.ts';
import { rememberView, rememberedView } from './rememberedView.ts';

const nothing = new URLSearchParams();

/** The query, and a function that changes parts of it. In the first render it is the default, as in the served page. */
export function useScheduleQuery() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const isReady = useIsReady();
  const read = isReady ? params : nothing;
  const query = useMemo((): ScheduleQuery => {
    const wanted = readQuery(read, edition.dates.days.length);
    return isReady ? { ...wanted, view: wanted.view ?? rememberedView() } : wanted;
  }, [read, isReady]);

  const change = useCallback(
    (part: Partial<ScheduleQuery>) => {
      if (part.view) rememberView(part.view);
      const parts = Object.keys(part);
      // Other parts of the same programme need no new data.
      setParams(old => changeQuery(new URLSearchParams(latestSearch(pathname, String(old))), part), {
        preventScrollReset: true,
        // A search is typed letter by letter, and a question once answered is not asked again on Back.
        replace: parts.length === 1 && (parts[0] === 'q' || parts[0] === 'share'),
        defaultShouldRevalidate: false,
      });
    },
    [setParams, pathname],
  );
  return { query, change, params: read };
}
