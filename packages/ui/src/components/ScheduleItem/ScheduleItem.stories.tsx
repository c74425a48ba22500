import type { Meta, StoryObj } from '@storybook/react-vite';
import { entryOf, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleListFrame } from '../ScheduleList/ScheduleList.styles.ts';
import { ScheduleItem } from './ScheduleItem.tsx';

const meta = {
  title: 'Components/ScheduleItem',
  component: ScheduleItem,
  decorators: [
    Story => (
      <ScheduleListFrame>
        <ol role="list">
          <Story />
        </ol>
      </ScheduleListFrame>
    ),
  ],
  args: {
    entry: scheduleEntries.en[2] ?? entryOf(1, 4, '12:00', '13:30', 'Opening'),
    place: schedulePlaces.en[2],
    day: 'Saturday 14 June',
    labels: scheduleLabels.en,
  },
} satisfies Meta<typeof ScheduleItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isFavourite: false },
  argTypes: { state: { control: 'inline-radio', options: [undefined, 'now', 'over'] }, onFavouriteClick: { action: 'favourite' } },
};
