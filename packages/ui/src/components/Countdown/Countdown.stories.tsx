import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { countdownLabels } from './Countdown.fixtures.ts';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  globals: { clock: 'on-sale' },
  args: {
    target: Date.parse('2025-06-13T10:00:00+02:00'),
    labels: countdownLabels.en,
    children: <Button href="/schedule">See the schedule</Button>,
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hasTarget: false },
  argTypes: { target: { control: 'date' } },
};
