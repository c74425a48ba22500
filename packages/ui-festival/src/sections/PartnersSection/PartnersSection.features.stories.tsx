import type { StoryObj } from '@storybook/react-vite';
import { data, words } from './PartnersSection.fixtures.ts';
import { varied } from '../../test/localized.tsx';
import base from './PartnersSection.stories.tsx';
import { PartnersSection } from './PartnersSection.tsx';

const meta = { ...base, title: 'Sections/PartnersSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The presenting partner alone, as on the partners page. */
export const Presenting: Story = varied(PartnersSection, words, (_, lang) => ({
  title: { sv: 'Presenterande partner', en: 'Presenting partner' }[lang],
  lead: undefined,
  more: undefined,
  band: 'wood',
  titleSize: 'title',
  columns: 1,
  size: 'large',
  partners: [{ id: 'elgiganten', name: 'Elgiganten', href: '/partners/elgiganten' }],
}));

/** Names only (marks), as on the home page. */
export const Marks: Story = { args: { columns: 6, hasMarks: true } };

/** The last row may be partial. */
export const Uneven: Story = { args: { partners: data.partners.slice(0, 5) } };

/** The main partners, as on the partners page. */
export const Large: Story = { args: { columns: 3, size: 'large', partners: data.partners.slice(0, 3) } };

/** A tile without a link, for a partner yet to be found. */
export const WithoutLink: Story = varied(PartnersSection, words, (_, lang) => ({
  partners: [{ id: 'you', name: { sv: 'Ditt namn här', en: 'Your name here' }[lang] }],
}));

export const Empty: Story = { args: { partners: [] } };

/** Long names take a second line inside their tile. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    partners: ['Jönköpingsbostadsrättsföreningen', 'Östra Smålands Elnätsförvaltning'].map(name => ({ id: name, name })),
  },
};
