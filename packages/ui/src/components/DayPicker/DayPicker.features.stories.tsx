import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import { scheduleDays } from '../Schedule/Schedule.fixtures.ts';
import base from './DayPicker.stories.tsx';
import { DayPicker } from './DayPicker.tsx';

const meta = { ...base, title: 'Components/DayPicker/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** In the blue band the chosen day is white. */
export const InBlueBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <DayPicker {...args} />
    </Section>
  ),
};

/** Days with addresses are plain links, which work before hydration and without script. */
export const AsLinks: Story = { args: { days: scheduleDays.en.map(day => ({ ...day, href: `?day=${day.day}` })) } };

/** A press on a day calls `onValueChange`. */
export const Chosen: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /15 June/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(2, expect.anything());
  },
};

/** Without days, the arrows are missing too. */
export const Empty: Story = { args: { days: [] } };

/** A festival of a single day: the arrows lead back to it. */
export const One: Story = { args: { days: scheduleDays.en.slice(1, 2) } };
