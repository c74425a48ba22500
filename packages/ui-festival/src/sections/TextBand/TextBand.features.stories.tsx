import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './TextBand.fixtures.ts';
import base from './TextBand.stories.tsx';
import { TextBand } from './TextBand.tsx';

const meta = { ...base, title: 'Sections/TextBand/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Two texts next to each other. */
export const Columns: Story = { args: { layout: 'columns', band: 'wood' } };

export const One: Story = varied(TextBand, words, ({ texts }) => ({ texts: texts.slice(0, 1), band: 'blue' }));

/** Long headings break. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { texts: [{ id: 'long', headline: 'Kollektivtrafikresenärsinformation', paragraphs: ['Kort text.'] }] },
};
