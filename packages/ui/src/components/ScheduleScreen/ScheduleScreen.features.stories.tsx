import type { Meta, StoryObj } from '@storybook/react-vite';
import { entryOf, scheduleEntries } from '../Schedule/Schedule.fixtures.ts';
import { palaceScreen } from './ScheduleScreen.fixtures.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

const meta = {
  title: 'Components/ScheduleScreen/Features',
  component: ScheduleScreen,
  parameters: { layout: 'fullscreen' },
  globals: { clock: 'during' },
  args: palaceScreen,
} satisfies Meta<typeof ScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is on between two items. */
export const Pause: Story = {
  args: { place: { id: 1, name: 'Stora scenen' }, entries: scheduleEntries.filter(({ placeId }) => placeId === 1) },
};

/** A name of 90 letters, and names to come that are cut after two lines. */
export const LongNames: Story = {
  args: {
    entries: [
      entryOf(1, 5, '15:00', '18:00', 'Kvartsfinaler i Counter-Strike med publikens egen domare, fanfar och paus för korv', {
        isHighlighted: true,
      }),
      entryOf(1, 5, '18:00', '19:00', 'Analys vid ringside med två experter, en griffeltavla och alldeles för många pilar åt höger'),
      entryOf(1, 5, '19:00', '20:00', 'Final'),
    ],
  },
};

/** What should be on, and the next item, are cancelled. */
export const Cancelled: Story = {
  args: {
    entries: [
      entryOf(1, 5, '15:00', '18:00', 'Kvartsfinaler, CS', { isCancelled: true }),
      entryOf(1, 5, '18:00', '19:00', 'Analys vid ringside', { isCancelled: true }),
      entryOf(1, 5, '20:00', '21:00', 'Final'),
    ],
  },
};

/** Without network the last programme stays, with its age. */
export const Offline: Story = { args: { notice: <span>Utan nät. Programmet hämtades för 12 minuter sedan.</span> } };

/** When all is over. */
export const Over: Story = { globals: { clock: 'after' } };

/** A place without a programme. */
export const Empty: Story = { args: { entries: [] } };

/** A single item, with nothing after it. */
export const One: Story = { args: { entries: [entryOf(1, 5, '15:00', '18:00', 'Kvartsfinaler')] } };
