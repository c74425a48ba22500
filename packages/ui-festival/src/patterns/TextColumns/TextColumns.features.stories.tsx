import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextColumns.fixtures.tsx';
import { TextColumns } from './TextColumns.tsx';

const meta = {
  title: 'Patterns/TextColumns/Features',
  component: TextColumns,
  args: { ...words.sv },
  render: localized(TextColumns, words),
} satisfies Meta<typeof TextColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three texts in a row, for pages of short ones. */
export const Rows: Story = { args: { layout: 'rows' } };

/** Two texts that belong beside each other. */
export const Two: Story = { args: { layout: 'rows', texts: words.sv.texts.slice(0, 2) } };

/** One text fills the first half. */
export const One: Story = { args: { texts: words.sv.texts.slice(0, 1) } };

/** No text, no columns with anything in them. */
export const Empty: Story = { args: { texts: [] } };

/** Words without a break stay in their column. */
export const LongWords: Story = {
  args: {
    texts: words.sv.texts.map(({ title, ...text }) => ({
      ...text,
      title: `Nattlöpningsarrangörsföreningsmedlemskapsregistreringen: ${title}`,
    })),
  },
};
