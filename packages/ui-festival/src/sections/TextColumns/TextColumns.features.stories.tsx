import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './TextColumns.fixtures.tsx';
import base from './TextColumns.stories.tsx';
import { TextColumns } from './TextColumns.tsx';

const meta = { ...base, title: 'Sections/TextColumns/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Three texts in a row, for short texts. */
export const Rows: Story = { args: { layout: 'rows' } };

/** Two texts in one row. */
export const Two: Story = varied(TextColumns, words, ({ texts }) => ({ layout: 'rows', texts: texts.slice(0, 2) }));

/** One text in the first half. */
export const One: Story = varied(TextColumns, words, ({ texts }) => ({ texts: texts.slice(0, 1) }));

export const Empty: Story = { args: { texts: [] } };

/** Words without a break stay in their column. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    texts: words.sv.texts.map(({ headline, ...text }) => ({
      ...text,
      headline: `Nattlöpningsarrangörsföreningsmedlemskapsregistreringen: ${headline}`,
    })),
  },
};
