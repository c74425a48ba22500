import { edition } from '@edition/edition.ts';
import { changeFilter, changeQuery, readFilter, readQuery, type ScheduleFilter, type ScheduleQuery } from '@tand/festival';
import { changeSearch, useAddress } from '@tand/runtime/islands';
import { useCallback, useMemo } from 'react';
import { rememberView, rememberedView } from './rememberedView.ts';

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

const readSearch = ({ search }: Location) => search;

/** Query and filter of the address, and a function that changes both. `served`: the query of the served page, for the first render. */
export function useScheduleQuery(served: string) {
  const search = useAddress(readSearch, undefined);
  const isReady = search !== undefined;
  const text = search ?? served;
  const params = useMemo(() => new URLSearchParams(text), [text]);
  const query = useMemo((): ScheduleQuery => {
    const wanted = readQuery(params, edition.dates.days.length);
    return isReady ? { ...wanted, view: wanted.view ?? rememberedView() } : wanted;
  }, [params, isReady]);
  const filter = useMemo(() => readFilter(params), [params]);

  const change = useCallback(
    (part: Partial<ScheduleQuery>, filterPart: Partial<ScheduleFilter> = {}) => {
      if (part.view && part.view !== 'mine') rememberView(part.view);
      const parts = [...Object.keys(part), ...Object.keys(filterPart)];
      changeSearch(latest => changeFilter(changeQuery(latest, part), latestFilter(filterPart, filter, readFilter(latest))), {
        // Typed searches and dismissed shares make no history entries.
        replace: parts.length === 1 && (parts[0] === 'words' || parts[0] === 'share'),
      });
    },
    [filter],
  );
  return { query, filter, change, params, isReady };
}
