import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ScheduleItemPage.fixtures.tsx';
import { ScheduleItemPage } from './ScheduleItemPage.tsx';

const meta = {
  title: 'Patterns/ScheduleItemPage/Features',
  component: ScheduleItemPage,
  args: { ...words.sv },
  render: localized(ScheduleItemPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScheduleItemPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has moved: the old times stand struck out. */
export const Moved: Story = {
  args: {
    kickers: ['Lördag 14 juni', 'Flyttad'],
    facts: [words.sv.facts[0]!, { label: 'Tidigare', value: <s>11:00–12:30</s> }, ...words.sv.facts.slice(1)],
  },
};

/** It does not take place. */
export const Cancelled: Story = {
  args: { cancelled: { label: 'Inställd', text: 'Den här punkten blir inte av.' }, kickers: ['Lördag 14 juni'] },
};

/** It was removed from the programme: nothing to keep or take along. */
export const Gone: Story = {
  args: {
    cancelled: { label: 'Borttagen', text: 'Den här punkten har tagits bort ur schemat.' },
    kickers: ['Lördag 14 juni'],
    favourite: undefined,
    calendar: undefined,
  },
};

/** The calendar file could not be made. */
export const Failed: Story = { args: { failure: 'Kalenderfilen gick inte att skapa.' } };

/** Alone in a place that is on no map: no scene, nothing before or after. */
export const Empty: Story = {
  args: { text: undefined, scene: undefined, map: undefined, around: undefined, follow: undefined, more: undefined },
};

/** A long title. */
export const LongWords: Story = { args: { title: 'Sverigemästerskapskvalificeringsturneringens öppningsceremoni' } };
