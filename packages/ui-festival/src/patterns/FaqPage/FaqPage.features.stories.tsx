import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './FaqPage.fixtures.tsx';
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
  args: { groups: words.sv.groups.slice(1, 2) },
};

/** Nothing fits what is looked for. */
export const Empty: Story = { args: { groups: [] } };

/** A long word in a question breaks. */
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'lan',
        title: 'Nätverksanslutningsförutsättningar',
        items: [{ id: 'cable', title: 'Hur lång är nätverkskabelsanslutningskontakten?', content: 'Tio meter.' }],
      },
    ],
  },
};
