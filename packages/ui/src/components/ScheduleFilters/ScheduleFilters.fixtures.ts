import { schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleFiltersProps } from './ScheduleFilters.tsx';

export const storyFilters: Omit<ScheduleFiltersProps, 'onChosenChange'> = {
  labels: { filter: 'Filter', clear: 'Show everything again' },
  groups: [
    {
      id: 'times',
      title: 'When',
      type: 'one',
      options: [
        { value: 'now', text: 'On now' },
        { value: 'soon', text: 'Within two hours' },
      ],
      chosen: [],
    },
    {
      id: 'kinds',
      title: 'What',
      type: 'row',
      options: [
        { value: 'esport', text: 'Esports', kind: 'esport' },
        { value: 'music', text: 'Music', kind: 'music' },
        { value: 'food', text: 'Food', kind: 'food' },
      ],
      chosen: ['music'],
    },
    {
      id: 'places',
      title: 'Place',
      step: { previous: 'Previous place', next: 'Next place' },
      options: schedulePlaces.en.map(({ id, name, color }) => ({ value: String(id), text: name, color })),
      chosen: [],
    },
  ],
};
