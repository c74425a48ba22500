import type { StoryObj } from '@storybook/react-vite';
import { entryOf, scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import base from './ScheduleItem.stories.tsx';

const meta = { ...base, title: 'Components/ScheduleItem/Features', argTypes: { onFavouriteClick: { action: 'favourite' } } };
export default meta;
type Story = StoryObj<typeof meta>;

/** A current item. */
export const Now: Story = { args: { state: 'now' } };

/** Over: muted, still readable. */
export const Over: Story = { args: { state: 'over' } };

/** Moved: the old time struck through. */
export const Moved: Story = {
  args: {
    entry: entryOf(1, 6, '15:00', '16:00', 'Signing with TurboTant', { previous: { start: '14:00', end: '15:00' } }),
    place: schedulePlaces.en[4],
  },
};

/** Cancelled: struck through and said in words, without highlight and old times. */
export const Cancelled: Story = {
  args: {
    entry: entryOf(1, 6, '15:00', '16:00', 'Signing with TurboTant', {
      description: 'Be on time, the queue closes at 15:40',
      isCancelled: true,
      isHighlighted: true,
    }),
    place: schedulePlaces.en[4],
  },
};

/** An open end. */
export const OpenEnd: Story = { args: { entry: entryOf(1, 1, '16:00', '', 'Sing-along in the water level'), place: schedulePlaces.en[0] } };

/** The visitor's own time in brackets. */
export const OtherZone: Story = { args: { localTime: '11:00–12:30' } };

/** The title links to another page, so a link to the item's own page follows the description. */
export const WithPage: Story = {
  args: { entry: { ...(scheduleEntries.en[2] ?? entryOf(1, 4, '12:00', '13:30', 'Opening')), pageHref: '/schedule/oppning-1' } },
};

/** A saved item that clashes with another. */
export const Clash: Story = { args: { note: 'Clashes with Quarter-finals, CS', isFavourite: true } };

/** A long word breaks next to the time. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    entry: entryOf(1, 4, '12:00', '13:30', 'Femtiometersmekaniskatangentbordsskrivningstävling'),
    place: { id: 4, name: 'Kvartersfolkhögskoleaulan' },
  },
};
