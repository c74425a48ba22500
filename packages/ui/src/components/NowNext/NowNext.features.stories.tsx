import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { entryOf, scheduleDays, scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { nowNextLabels } from './NowNext.fixtures.ts';
import { NowNext } from './NowNext.tsx';

const meta = {
  title: 'Components/NowNext/Features',
  component: NowNext,
  globals: { clock: 'during' },
  args: { entries: scheduleEntries, places: schedulePlaces, days: scheduleDays, labels: nowNextLabels },
} satisfies Meta<typeof NowNext>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the schedule in the blue band. */
export const InBlueBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="blue" padding="compact">
      <NowNext {...args} />
    </Section>
  ),
};

/** Before the festival there is only what comes. */
export const Before: Story = { globals: { clock: 'on-sale' } };

/** No programme yet: nothing is drawn. */
export const Empty: Story = { args: { entries: [] } };

/** A single place. */
export const One: Story = { args: { places: schedulePlaces.slice(0, 1) } };

/** A long name of a place or an item breaks inside its box. */
export const LongWords: Story = {
  args: {
    places: [{ id: 5, name: 'Kvartersfolkhögskoleaulan' }],
    entries: [
      entryOf(1, 5, '15:00', '18:00', 'Hastighetsrekordsgenomspelningsmaraton'),
      entryOf(1, 5, '18:00', '19:00', 'Segerintervjusammanfattning'),
    ],
  },
};
