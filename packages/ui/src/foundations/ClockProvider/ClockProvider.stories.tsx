import type { Meta, StoryObj } from '@storybook/react-vite';
import { Present } from './ClockProvider.fixtures.tsx';
import { ClockProvider } from './ClockProvider.tsx';

const meta = {
  title: 'Foundations/ClockProvider',
  component: ClockProvider,
  args: { now: () => Date.UTC(2025, 5, 13, 8), children: <Present /> },
} satisfies Meta<typeof ClockProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
