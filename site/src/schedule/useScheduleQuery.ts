import { edition } from '@edition/edition.ts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeQuery, readQuery, type ScheduleQuery } from './query.ts';
import { rememberView, rememberedView } from './rememberedView.ts';

const never = () => () => {};
const nothing = new URLSearchParams();

/** The query, and a function that changes parts of it. In the first render it is the default, as in the served page. */
export function useScheduleQuery() {
  const [params, setParams] = useSearchParams();
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const read = isReady ? params : nothing;
  const query = useMemo((): ScheduleQuery => {
    const wanted = readQuery(read, edition.dates.days.length);
    return isReady ? { ...wanted, view: wanted.view ?? rememberedView() } : wanted;
  }, [read, isReady]);

  /** A search is typed letter by letter: it replaces the entry of the history instead of adding one. */
  const change = useCallback(
    (part: Partial<ScheduleQuery>) => {
      if (part.view) rememberView(part.view);
      // Other parts of the same programme need no new data.
      setParams(old => changeQuery(old, part), {
        preventScrollReset: true,
        replace: 'q' in part && Object.keys(part).length === 1,
        defaultShouldRevalidate: false,
      });
    },
    [setParams],
  );
  return { query, change, params: read };
}
