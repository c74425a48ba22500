import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FetchError } from './FetchError.tsx';

const meta = {
  title: 'Components/FetchError',
  component: FetchError,
  args: {
    labels: {
      title: 'Nyheterna gick inte att hämta',
      text: 'Kontrollera uppkopplingen och försök igen.',
      retry: 'Försök igen',
      retrying: 'Hämtar …',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof FetchError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isRetrying: false } };
