import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './FaqPage.fixtures.ts';
import { FaqPage } from './FaqPage.tsx';

const meta = {
  title: 'Patterns/FaqPage/Features',
  component: FaqPage,
  args: { ...words.sv },
  render: localized(FaqPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A search leaves the groups that fit. */
export const Searching: Story = {
  args: { groups: words.sv.groups.slice(1, 2), search: { ...words.sv.search, value: 'namn', status: '1 fråga' } },
};

/** Nothing fits. */
export const Empty: Story = {
  args: { groups: [], search: { ...words.sv.search, value: 'xyz', status: 'Inga frågor passar. Prova ett annat ord.' } },
};

/** A long word in a question breaks. */
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'lan',
        title: 'Nätverksanslutningsförutsättningar',
        items: [{ id: 'cable', title: 'Vad är nätverkskabelsanslutningskontaktens längd?', content: 'Tio meter.' }],
      },
    ],
  },
};
