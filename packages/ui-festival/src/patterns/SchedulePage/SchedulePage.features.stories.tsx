import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { fn } from 'storybook/test';
import { FetchError } from '@tand/ui/components/FetchError';
import { Loader } from '@tand/ui/components/Loader';
import { words } from './SchedulePage.fixtures.ts';
import { SchedulePage } from './SchedulePage.tsx';

const meta = {
  title: 'Patterns/SchedulePage/Features',
  component: SchedulePage,
  args: { ...words.sv },
  render: localized(SchedulePage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SchedulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The programme has not come yet. */
export const Loading: Story = {
  args: { schedule: { ...words.sv.schedule, entries: [], isLoading: true, loader: <Loader label="Hämtar schemat" /> } },
};

/** Nothing is planned yet. */
export const Empty: Story = { args: { schedule: { ...words.sv.schedule, entries: [] } } };

/** The programme could not be fetched. */
export const Failed: Story = {
  args: {
    schedule: null,
    failure: (
      <FetchError
        labels={{ title: 'Det ville inte ta fyr', text: 'Schemat gick inte att hämta.', retry: 'Försök igen', retrying: 'Hämtar …' }}
        onRetry={fn()}
      />
    ),
  },
};

/** One item. */
export const One: Story = { args: { schedule: { ...words.sv.schedule, entries: words.sv.schedule.entries.slice(0, 1), day: 'all' } } };
