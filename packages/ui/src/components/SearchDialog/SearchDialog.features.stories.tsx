import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { groups, labels, suggestions } from './SearchDialog.fixtures.ts';
import { SearchDialog } from './SearchDialog.tsx';

const meta = {
  title: 'Components/SearchDialog/Features',
  component: SearchDialog,
  args: { open: true, query: '', state: 'ready', groups, suggestions, labels, onOpenChange: fn(), onQueryChange: fn(), onRetry: fn() },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: suggestions. */
export const Empty: Story = {};

/** The data is loading; the field can be used already. */
export const Loading: Story = { args: { query: 'cosplay', state: 'loading' } };

/** The data could not be fetched: an error is shown, and the suggestions stay. */
export const Failed: Story = { args: { query: 'cosplay', state: 'failed' } };

/** Nothing was found: a message repeats the query, above suggestions. */
export const NothingFound: Story = { args: { query: 'unicorn', groups: [] } };

export const One: Story = { args: { query: 'sword', groups: groups.slice(1, 2) } };

/** Results of two kinds. */
export const Many: Story = { args: { query: 'cosplay' } };

/** Long words break inside the list. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    query: 'reklamationsblankettsutskrift',
    groups: [
      {
        id: 'faq',
        title: 'Frågor och svar',
        results: [
          {
            id: 'd',
            title: 'Var lämnas reklamationsblankettsutskriftskopian?',
            href: '/faq#reklamation',
            text: 'Hos kundmottagningsdisksvärden i entréhallen.',
          },
        ],
      },
    ],
  },
};
