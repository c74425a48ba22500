import { schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleFiltersProps } from './ScheduleFilters.tsx';

/** Filters of the stories' programme. */
export const storyFilters: Omit<ScheduleFiltersProps, 'onChosenChange'> = {
  labels: { filter: 'Sålla', clear: 'Visa allt igen' },
  groups: [
    {
      id: 'times',
      title: 'När',
      type: 'one',
      options: [
        { value: 'now', text: 'Pågår nu' },
        { value: 'soon', text: 'Inom två timmar' },
      ],
      chosen: [],
    },
    {
      id: 'kinds',
      title: 'Vad',
      type: 'row',
      options: [
        { value: 'esport', text: 'Esport', kind: 'esport' },
        { value: 'music', text: 'Musik', kind: 'music' },
        { value: 'food', text: 'Mat', kind: 'food' },
      ],
      chosen: ['music'],
    },
    {
      id: 'places',
      title: 'Plats',
      step: { previous: 'Föregående plats', next: 'Nästa plats' },
      options: schedulePlaces.map(({ id, name, tone }) => ({ value: String(id), text: name, tone })),
      chosen: [],
    },
  ],
};
