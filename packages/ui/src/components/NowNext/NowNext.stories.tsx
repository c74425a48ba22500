import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleEntries, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { nowNextLabels } from './NowNext.fixtures.ts';
import { NowNext } from './NowNext.tsx';

const meta = {
  title: 'Components/NowNext',
  component: NowNext,
  globals: { clock: 'during' },
  args: { entries: scheduleEntries.en, places: schedulePlaces.en, labels: nowNextLabels },
} satisfies Meta<typeof NowNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
