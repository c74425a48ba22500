import { changeFilter, changeQuery, readFilter, readQuery, type ScheduleFilter, type ScheduleQuery } from '@tand/festival';
import { useCallback, useMemo } from 'react';
import { rememberView, rememberedView } from './rememberedView.ts';

export interface ProgrammeQueryOptions {
  /** Query of the address; undefined until it is read. */
  search: string | undefined;
  /** Query used while `search` is undefined. */
  served: string;
  days: number;
  /** Key in localStorage of the chosen view. */
  viewKey: string;
  /** Changes the address's query; the same function in every render. */
  changeSearch: (change: (search: URLSearchParams) => URLSearchParams, options: { replace: boolean }) => void;
}

/** Applies the change from `drawn` to `wanted` to `now`: a press may come before the last choice is rendered. */
const sinceThen = <T>(wanted: readonly T[], drawn: readonly T[], now: readonly T[]): T[] => [
  ...new Set([...now.filter(one => wanted.includes(one) || !drawn.includes(one)), ...wanted.filter(one => !drawn.includes(one))]),
];

const latestFilter = (part: Partial<ScheduleFilter>, drawn: ScheduleFilter, now: ScheduleFilter): Partial<ScheduleFilter> => ({
  ...part,
  ...(part.kinds && { kinds: sinceThen(part.kinds, drawn.kinds, now.kinds) }),
  ...(part.places && { places: sinceThen(part.places, drawn.places, now.places) }),
  ...(part.needs && { needs: sinceThen(part.needs, drawn.needs, now.needs) }),
});

/** Reads query and filter from the address, and changes both. */
export function useProgrammeQuery({ search, served, days, viewKey, changeSearch }: ProgrammeQueryOptions) {
  const isReady = search !== undefined;
  const text = search ?? served;
  const params = useMemo(() => new URLSearchParams(text), [text]);
  const query = useMemo((): ScheduleQuery => {
    const wanted = readQuery(params, days);
    return isReady ? { ...wanted, view: wanted.view ?? rememberedView(viewKey) } : wanted;
  }, [params, days, isReady, viewKey]);
  const filter = useMemo(() => readFilter(params), [params]);

  const change = useCallback(
    (part: Partial<ScheduleQuery>, filterPart: Partial<ScheduleFilter> = {}) => {
      if (part.view && part.view !== 'mine') rememberView(viewKey, part.view);
      const parts = [...Object.keys(part), ...Object.keys(filterPart)];
      changeSearch(latest => changeFilter(changeQuery(latest, part), latestFilter(filterPart, filter, readFilter(latest))), {
        // Typed words or shared picks alone make no history entry.
        replace: parts.length === 1 && (parts[0] === 'words' || parts[0] === 'share'),
      });
    },
    [filter, viewKey, changeSearch],
  );
  return { query, filter, change, params, isReady };
}
