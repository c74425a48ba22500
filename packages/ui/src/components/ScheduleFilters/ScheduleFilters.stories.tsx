import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyFilters } from './ScheduleFilters.fixtures.ts';
import { ScheduleFilters } from './ScheduleFilters.tsx';

const meta = {
  title: 'Components/ScheduleFilters',
  component: ScheduleFilters,
  args: { ...storyFilters, onChosenChange: fn() },
} satisfies Meta<typeof ScheduleFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { onClear: fn() } };
