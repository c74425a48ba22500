import type { Meta, StoryObj } from '@storybook/react-vite';
import { Present } from './ClockProvider.fixtures.tsx';
import { ClockProvider } from './ClockProvider.tsx';

const meta = {
  title: 'Foundations/ClockProvider/Features',
  component: ClockProvider,
  args: { children: <Present tick="second" /> },
} satisfies Meta<typeof ClockProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders every second, on the second. */
export const EachSecond: Story = {};
