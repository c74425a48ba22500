import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { fn } from 'storybook/test';
import { FetchError } from '@tand/ui/components/FetchError';
import { StaleNotice } from '@tand/ui/components/StaleNotice';
import { words } from './NewsSection.fixtures.ts';
import { NewsSection } from './NewsSection.tsx';

const meta = {
  title: 'Patterns/NewsSection/Features',
  component: NewsSection,
  args: { ...words.sv },
  render: localized(NewsSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has been published yet. */
export const Empty: Story = { args: { items: [] } };

/** One item. */
export const One: Story = { args: { items: words.sv.items.slice(0, 1) } };

/** Fetching failed, and the device has nothing saved. */
export const Failed: Story = {
  args: {
    items: null,
    notice: (
      <FetchError
        labels={{
          title: 'Det ville inte ta fyr',
          text: 'Nyheterna gick inte att hämta.',
          retry: 'Försök igen',
          retrying: 'Hämtar …',
        }}
        onRetry={fn()}
      />
    ),
  },
};

/** What is shown was fetched earlier. */
export const Stale: Story = {
  args: {
    notice: <StaleNotice savedAt={Date.parse('2025-06-14T08:00:00+02:00')} labels={{ text: 'Du ser det vi hämtade senast, {age}.' }} />,
  },
};
