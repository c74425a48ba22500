import { toEntry, type ItemView } from '@tand/festival';
import type { ScheduleDay, ScheduleListProps, SchedulePlace } from '@tand/ui';
import { noPicks } from '@tand/ui-festival';
import { placeLook } from './placeLook.ts';
import { useScheduleLabels } from './useScheduleLabels.ts';

/** List of a document; the page script shows the picks. */
export const useNextItems = (items: readonly ItemView[], places: readonly SchedulePlace[], day: ScheduleDay): ScheduleListProps => ({
  entries: items.map(toEntry),
  places: places.map(place => ({ ...place, ...placeLook(Number(place.id)) })),
  days: [day],
  labels: useScheduleLabels(),
  favourites: noPicks.ids,
});
