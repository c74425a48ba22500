import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import { scheduleDays } from '../Schedule/Schedule.fixtures.ts';
import base from './DayPicker.stories.tsx';
import { DayPicker } from './DayPicker.tsx';

const meta = { ...base, title: 'Components/DayPicker/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const InBlueBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <DayPicker {...args} />
    </Section>
  ),
};

export const AsLinks: Story = { args: { days: scheduleDays.en.map(day => ({ ...day, href: `?day=${day.day}` })) } };

export const Chosen: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /15 June/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(2, expect.anything());
  },
};

export const Empty: Story = { args: { days: [] } };

export const One: Story = { args: { days: scheduleDays.en.slice(1, 2) } };
