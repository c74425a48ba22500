import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './SeatPlan.fixtures.ts';
import { SeatPlan } from './SeatPlan.tsx';

const meta = {
  title: 'Sections/SeatPlan',
  component: SeatPlan,
  ...localized(SeatPlan, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SeatPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
