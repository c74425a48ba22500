import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { shortWords, words } from './TextBand.fixtures.ts';
import base from './TextBand.stories.tsx';
import { TextBand } from './TextBand.tsx';

const meta = { ...base, title: 'Sections/TextBand/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = { args: { layout: 'columns', band: 'wood' } };

export const Halves: Story = varied(TextBand, shortWords, ({ texts }) => ({ layout: 'halves', texts }));

export const Thirds: Story = varied(TextBand, shortWords, ({ texts }) => ({ layout: 'thirds', texts }));

export const Two: Story = varied(TextBand, shortWords, ({ texts }) => ({ layout: 'thirds', texts: texts.slice(0, 2) }));

export const Empty: Story = { args: { texts: [] } };

export const One: Story = varied(TextBand, words, ({ texts }) => ({ texts: texts.slice(0, 1), band: 'blue' }));

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { texts: [{ id: 'long', headline: 'Kollektivtrafikresenärsinformation', paragraphs: ['Kort text.'] }] },
};

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
