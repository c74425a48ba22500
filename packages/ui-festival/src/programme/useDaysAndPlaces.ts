import { changeQuery, type Edition, type ScheduleView } from '@tand/festival';
import type { ScheduleDay, SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { useMemo } from 'react';

export interface DaysAndPlacesOptions {
  edition: Pick<Edition, 'dates'>;
  data: ScheduleView;
  /** Names of a day; a stable function. */
  dayNames: (date: string) => Pick<ScheduleDay, 'name' | 'shortName'>;
  /** Colour, sign and picture of a place; a stable function. */
  placeLook: (id: number) => Pick<SchedulePlace, 'color' | 'image' | 'sign'>;
}

/** Days as links with the other parameters of the query, and places with their looks. */
export function useDaysAndPlaces({ edition, data, dayNames, placeLook }: DaysAndPlacesOptions, params: URLSearchParams) {
  const { days: dates } = edition.dates;
  const places = useMemo(() => data.places.map(place => ({ ...place, ...placeLook(place.id) })), [data, placeLook]);
  const days = useMemo(
    () => dates.map(({ date }, day) => ({ day, date, ...dayNames(date), href: `/schedule?${String(changeQuery(params, { day }))}` })),
    [dates, dayNames, params],
  );
  return { days, places };
}
