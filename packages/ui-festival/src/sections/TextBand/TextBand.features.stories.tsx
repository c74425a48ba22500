import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { shortWords, words } from './TextBand.fixtures.ts';
import base from './TextBand.stories.tsx';
import { TextBand } from './TextBand.tsx';

const meta = { ...base, title: 'Sections/TextBand/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Two texts next to each other. */
export const Columns: Story = { args: { layout: 'columns', band: 'wood' } };

/** Two columns of even length, read one after the other. */
export const Halves: Story = varied(TextBand, shortWords, ({ texts }) => ({ layout: 'halves', texts }));

/** Three texts in a row. */
export const Thirds: Story = varied(TextBand, shortWords, ({ texts }) => ({ layout: 'thirds', texts }));

/** Two texts share the row. */
export const Two: Story = varied(TextBand, shortWords, ({ texts }) => ({ layout: 'thirds', texts: texts.slice(0, 2) }));

export const Empty: Story = { args: { texts: [] } };

export const One: Story = varied(TextBand, words, ({ texts }) => ({ texts: texts.slice(0, 1), band: 'blue' }));

/** Long headings break. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { texts: [{ id: 'long', headline: 'Kollektivtrafikresenärsinformation', paragraphs: ['Kort text.'] }] },
};

/** Words without a break stay in their column. */
export const LongWordsInColumns: Story = {
  globals: { lang: 'sv' },
  args: {
    layout: 'halves',
    texts: shortWords.sv.texts.map(({ headline, ...text }) => ({
      ...text,
      headline: `Nattlöpningsarrangörsföreningsmedlemskapsregistreringen: ${headline}`,
    })),
  },
};
