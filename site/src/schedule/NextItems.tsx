import { districts } from '@edition/lists/districts.ts';
import { ScheduleList, type ScheduleDay, type SchedulePlace } from '@tand/ui';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { usePicks } from './picks.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';
import { toEntry, type ItemView } from './view.ts';

const tones = new Map(districts.map(({ location, color }) => [location, color]));

export interface NextItemsProps {
  items: readonly ItemView[];
  places: readonly SchedulePlace[];
  day: ScheduleDay;
}

/** A few items by time, with favourites. */
export function NextItems({ items, places, day }: NextItemsProps) {
  const labels = useScheduleLabels();
  const { picks, setPick } = usePicks();
  const toggle = useCallback(
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
      setPick(currentTarget.value, currentTarget.getAttribute('aria-pressed') !== 'true'),
    [setPick],
  );
  const days = useMemo(() => [day], [day]);
  return (
    <ScheduleList
      entries={useMemo(() => items.map(toEntry), [items])}
      places={useMemo(() => places.map(place => ({ ...place, tone: tones.get(Number(place.id)) })), [places])}
      days={days}
      labels={labels}
      favourites={picks}
      onFavouriteClick={toggle}
    />
  );
}
