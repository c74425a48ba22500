import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { scheduleEntries } from '../Schedule/Schedule.fixtures.ts';
import base from './ScheduleList.stories.tsx';
import { ScheduleList } from './ScheduleList.tsx';

const meta = { ...base, title: 'Components/ScheduleList/Features', argTypes: { onFavouriteClick: { action: 'favourite' } } };
export default meta;
type Story = StoryObj<typeof meta>;

/** In a blue band the list has the background of a card. */
export const InBlueBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue">
      <ScheduleList {...args} />
    </Section>
  ),
};

/** Saved items have a flame instead of a match. */
export const WithFavourites: Story = { args: { favourites: new Set(scheduleEntries.en.slice(2, 4).map(({ id }) => id)) } };

/** Three items, without favourite buttons. */
export const Short: Story = { args: { entries: scheduleEntries.en.slice(2, 5) } };

/** Without items no box is shown. */
export const Empty: Story = { args: { entries: [] } };

export const One: Story = { args: { entries: scheduleEntries.en.slice(2, 3) } };
