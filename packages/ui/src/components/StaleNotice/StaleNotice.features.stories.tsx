import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaleNotice } from './StaleNotice.tsx';

const meta = {
  title: 'Components/StaleNotice/Features',
  component: StaleNotice,
  args: { savedAt: Date.parse('2025-06-13T10:00:00+02:00'), labels: { text: 'The news was fetched {age} and may have changed.' } },
} satisfies Meta<typeof StaleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A day old. */
export const Yesterday: Story = {};
