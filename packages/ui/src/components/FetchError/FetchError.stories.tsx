import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FetchError } from './FetchError.tsx';

const meta = {
  title: 'Components/FetchError',
  component: FetchError,
  args: {
    labels: {
      title: 'The news could not be fetched',
      text: 'Check your connection and try again.',
      retry: 'Try again',
      retrying: 'Loading…',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof FetchError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isRetrying: false } };
