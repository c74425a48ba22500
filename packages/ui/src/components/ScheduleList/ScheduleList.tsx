import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { useNow } from '../../foundations/ClockProvider/index.ts';
import type { ScheduleGridProps } from '../ScheduleGrid/index.ts';
import {
  entryState,
  ScheduleItem,
  type ScheduleDay,
  type ScheduleEntry,
  type ScheduleItemLabels,
  type SchedulePlace,
} from '../ScheduleItem/index.ts';
import { ScheduleListFrame } from './ScheduleList.styles.ts';

export interface ScheduleListProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Pick<ScheduleGridProps, 'favourites' | 'onFavouriteClick'> {
  /** Items in display order. */
  entries: readonly ScheduleEntry[];
  /** Places, for their names and colours. */
  places: readonly SchedulePlace[];
  /** Days, for their names. */
  days: readonly ScheduleDay[];
  /** Texts of the items. */
  labels: ScheduleItemLabels;
}

/** Items of the programme in the given order. */
export function ScheduleList({ entries, places, days, labels, favourites, onFavouriteClick, ...rest }: ScheduleListProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleList', { entries, places, days, labels });
  const now = useNow();
  return (
    <ScheduleListFrame data-component="ScheduleList" {...rest}>
      <ol role="list" data-band="card">
        {entries.map(entry => (
          <ScheduleItem
            key={entry.id}
            entry={entry}
            place={places.find(place => place.id === entry.placeId)}
            day={days.find(day => day.day === entry.day)?.name ?? ''}
            labels={labels}
            state={entryState(entry, now)}
            isFavourite={favourites?.has(entry.id)}
            onFavouriteClick={onFavouriteClick}
          />
        ))}
      </ol>
    </ScheduleListFrame>
  );
}
