import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { fn } from 'storybook/test';
import { FetchError } from '@tand/ui/components/FetchError';
import { StaleNotice } from '@tand/ui/components/StaleNotice';
import { words } from './NewsPage.fixtures.ts';
import { NewsPage } from './NewsPage.tsx';

const meta = {
  title: 'Patterns/NewsPage/Features',
  component: NewsPage,
  args: { ...words.sv },
  render: localized(NewsPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One topic, which fits on one page. */
export const Topic: Story = {
  args: {
    title: 'Nyheter: Mat',
    topics: { ...words.sv.topics, items: words.sv.topics.items.map(topic => ({ ...topic, isCurrent: topic.text === 'Mat' })) },
    items: words.sv.items.filter(({ category }) => category === 'Mat'),
    count: '1 nyhet',
    pager: { ...words.sv.pager, total: 1 },
  },
};

/** Nothing has been published yet. */
export const Empty: Story = {
  args: {
    items: [],
    count: '0 nyheter',
    empty: 'Här är det tomt än så länge. Titta in igen om ett par dagar.',
    pager: undefined,
    topics: undefined,
  },
};

/** Fetching failed, and the device has nothing saved. */
export const Failed: Story = {
  args: {
    items: null,
    count: undefined,
    pager: undefined,
    topics: undefined,
    notice: (
      <FetchError
        labels={{ title: 'Det ville inte ta fyr', text: 'Nyheterna gick inte att hämta.', retry: 'Försök igen', retrying: 'Hämtar …' }}
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

/** Long headlines break inside their cards. */
export const LongWords: Story = {
  args: { items: words.sv.items.map(item => ({ ...item, title: 'Biljettförsäljningsstartsförberedelserna' })) },
};
