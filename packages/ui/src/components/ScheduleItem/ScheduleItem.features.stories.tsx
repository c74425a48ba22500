import type { Meta, StoryObj } from '@storybook/react-vite';
import { entryOf, scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { ScheduleListFrame } from '../ScheduleList/ScheduleList.styles.ts';
import { ScheduleItem } from './ScheduleItem.tsx';

const meta = {
  title: 'Components/ScheduleItem/Features',
  component: ScheduleItem,
  decorators: [
    Story => (
      <ScheduleListFrame>
        <ol>
          <Story />
        </ol>
      </ScheduleListFrame>
    ),
  ],
  args: {
    entry: scheduleEntries[2] ?? entryOf(1, 4, '12:00', '13:30', 'Öppning'),
    place: schedulePlaces[2],
    day: 'Lördag 14 juni',
    labels: scheduleLabels.sv,
  },
  argTypes: { onFavouriteClick: { action: 'favourite' } },
} satisfies Meta<typeof ScheduleItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On right now. */
export const Now: Story = { args: { state: 'now' } };

/** Over: muted, still readable. */
export const Over: Story = { args: { state: 'over' } };

/** Moved: the old time struck through. */
export const Moved: Story = {
  args: {
    entry: entryOf(1, 6, '15:00', '16:00', 'Signering med TurboTant', { previous: { start: '14:00', end: '15:00' } }),
    place: schedulePlaces[4],
  },
};

/** It does not take place: struck through, and said in words. Highlight and old times no longer matter. */
export const Cancelled: Story = {
  args: {
    entry: entryOf(1, 6, '15:00', '16:00', 'Signering med TurboTant', {
      description: 'Kom i tid, kön stänger 15:40',
      isCancelled: true,
      isHighlighted: true,
    }),
    place: schedulePlaces[4],
  },
};

/** An open end. */
export const OpenEnd: Story = { args: { entry: entryOf(1, 1, '16:00', '', 'Allsång i vattennivån'), place: schedulePlaces[0] } };

/** The visitor's own time in brackets. */
export const OtherZone: Story = { args: { localTime: '11:00–12:30' } };

/** Its title leads elsewhere, so its own page is offered beside the line. */
export const WithPage: Story = {
  args: { entry: { ...(scheduleEntries[2] ?? entryOf(1, 4, '12:00', '13:30', 'Öppning')), pageHref: '/schedule/oppning-1' } },
};

/** A pick that clashes with another. */
export const Clash: Story = { args: { note: 'Krockar med Kvartsfinaler, CS', isFavourite: true } };

/** A long word breaks beside the time. */
export const LongWords: Story = {
  args: {
    entry: entryOf(1, 4, '12:00', '13:30', 'Femtiometersmekaniskatangentbordsskrivningstävling'),
    place: { id: 4, name: 'Kvartersfolkhögskoleaulan' },
  },
};
