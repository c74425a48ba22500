import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBox } from './ErrorBox.tsx';

const meta = {
  title: 'Components/ErrorBox',
  component: ErrorBox,
  args: {
    lines: [
      'We found no tickets.',
      'Check the order number and the postcode you bought with.',
      'Contact support if it still does not work.',
    ],
  },
} satisfies Meta<typeof ErrorBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
