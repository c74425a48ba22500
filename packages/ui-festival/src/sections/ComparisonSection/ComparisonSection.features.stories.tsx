import type { StoryObj } from '@storybook/react-vite';
import { no, row, words, yes } from './ComparisonSection.fixtures.ts';
import { varied } from '../../test/localized.tsx';
import base from './ComparisonSection.stories.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';

const meta = { ...base, title: 'Sections/ComparisonSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Four columns with matches for yes, and a lead. */
export const Four: Story = varied(ComparisonSection, words, ({ columns }, lang) =>
  lang === 'sv'
    ? {
        lead: 'Säg till i entrén om något är oklart, så räcker det.',
        columns: [...columns, 'Hotell'],
        rows: [row('Frukost', no.sv, no.sv, yes.sv, yes.sv), row('Husdjur', no.sv, yes.sv, 'Efter överenskommelse', no.sv)],
      }
    : {
        lead: 'If anything is unclear, just ask at the entrance.',
        columns: [...columns, 'Hotel'],
        rows: [row('Breakfast', no.en, no.en, yes.en, yes.en), row('Pets', no.en, yes.en, 'By arrangement', no.en)],
      },
);

/** A single column. */
export const One: Story = varied(ComparisonSection, words, ({ columns }) => ({ columns: columns.slice(0, 1) }));

export const Empty: Story = { args: { columns: [] } };

/** Long words break inside their cell. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { columns: words.sv.columns.map((_, index) => `Sovsalsmadrassplatsreservation ${index + 1}`) },
};
