import type { StoryObj } from '@storybook/react-vite';
import { entryOf, scheduleEntries } from '../Schedule/Schedule.fixtures.ts';
import base from './ScheduleScreen.stories.tsx';

const meta = { ...base, title: 'Components/ScheduleScreen/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is on between two items. */
export const Pause: Story = {
  args: { place: { id: 1, name: 'Main Stage' }, entries: scheduleEntries.en.filter(({ placeId }) => placeId === 1) },
};

/** A current item with a name of about 90 letters; the names of coming items are cut off after two lines. */
export const LongNames: Story = {
  args: {
    entries: [
      entryOf(1, 5, '15:00', '18:00', 'Quarter-finals in Counter-Strike with the crowd’s own judge, fanfare and a break for sausages', {
        isHighlighted: true,
      }),
      entryOf(1, 5, '18:00', '19:00', 'Ringside analysis with two experts, one chalkboard and far too many arrows to the right'),
      entryOf(1, 5, '19:00', '20:00', 'Final'),
    ],
  },
};

/** The current and the next item are cancelled. */
export const Cancelled: Story = {
  args: {
    entries: [
      entryOf(1, 5, '15:00', '18:00', 'Quarter-finals, CS', { isCancelled: true }),
      entryOf(1, 5, '18:00', '19:00', 'Ringside analysis', { isCancelled: true }),
      entryOf(1, 5, '20:00', '21:00', 'Final'),
    ],
  },
};

/** Without network the last programme stays, with its age. */
export const Offline: Story = { args: { notice: <span>Offline. The programme was fetched 12 minutes ago.</span> } };

/** After the end of the programme. */
export const Over: Story = { globals: { clock: 'after' } };

/** A place without a programme. */
export const Empty: Story = { args: { entries: [] } };

/** A single item, with nothing after it. */
export const One: Story = { args: { entries: [entryOf(1, 5, '15:00', '18:00', 'Quarter-finals')] } };
