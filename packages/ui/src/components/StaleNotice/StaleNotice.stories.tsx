import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaleNotice } from './StaleNotice.tsx';

const meta = {
  title: 'Components/StaleNotice',
  component: StaleNotice,
  args: { savedAt: Date.parse('2025-06-14T12:48:00+02:00'), labels: { text: 'You are offline. The schedule was fetched {age}.' } },
} satisfies Meta<typeof StaleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
