import { edition } from '@edition/edition.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of the programme is shown; it lives in the address, so that Back works and a link shows the same. */
export interface ScheduleQuery {
  day: number;
  /** Id of a place, or null for all. */
  place: number | null;
  view: 'list' | 'grid' | undefined;
  onlyPicks: boolean;
}

const never = () => () => {};
const whole = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** The query, and a function that changes parts of it. In the first render it is the default, as in the served page. */
export function useScheduleQuery(): [ScheduleQuery, (change: Partial<ScheduleQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const query = useMemo((): ScheduleQuery => {
    const read = isReady ? params : new URLSearchParams();
    const day = whole(read.get('day')) ?? 0;
    const view = read.get('view');
    return {
      day: day < edition.dates.days.length ? day : 0,
      place: whole(read.get('place')) || null,
      view: view === 'list' || view === 'grid' ? view : undefined,
      onlyPicks: read.get('picks') === '1',
    };
  }, [params, isReady]);

  const change = (part: Partial<ScheduleQuery>) => {
    const { day, place, view, onlyPicks } = { ...query, ...part };
    setParams(
      old => {
        const next = new URLSearchParams(old);
        const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
        set('day', day ? String(day) : undefined);
        set('place', place ? String(place) : undefined);
        set('view', view);
        set('picks', onlyPicks ? '1' : undefined);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return [query, change];
}
