import type { ScheduleDay, ScheduleListProps, SchedulePlace } from '@tand/ui';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { usePicks } from './picks.ts';
import { placeLook } from './placeLook.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';
import { toEntry, type ItemView } from './view.ts';

/** `items`, `places` and `day` must be stable across renders. */
export function useNextItems(items: readonly ItemView[], places: readonly SchedulePlace[], day: ScheduleDay): ScheduleListProps {
  const labels = useScheduleLabels();
  const { picks, setPick } = usePicks();
  const toggle = useCallback(
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
      setPick(currentTarget.value, currentTarget.getAttribute('aria-pressed') !== 'true'),
    [setPick],
  );
  return {
    entries: useMemo(() => items.map(toEntry), [items]),
    places: useMemo(() => places.map(place => ({ ...place, ...placeLook(Number(place.id)) })), [places]),
    days: useMemo(() => [day], [day]),
    labels,
    favourites: picks,
    onFavouriteClick: toggle,
  };
}
