import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FetchError } from './FetchError.tsx';

const meta = {
  title: 'Components/FetchError/Features',
  component: FetchError,
  args: {
    labels: {
      title: 'The schedule could not be fetched',
      text: 'Check your connection and try again.',
      retry: 'Try again',
      retrying: 'Loading…',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof FetchError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While a retry runs, the button can be focused, but does nothing. */
export const Retrying: Story = { args: { isRetrying: true } };

/** A long word breaks inside the alert. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    labels: {
      title: 'Kreatörspresentationerna gick inte att hämta',
      text: 'Bredbandsuppkopplingsstatusen ser ut att vara nere. Försök igen om en minut.',
      retry: 'Försök igen',
      retrying: 'Hämtar …',
    },
  },
};
