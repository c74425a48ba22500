import type { StoryObj } from '@storybook/react-vite';
import { data, words } from './PartnersSection.fixtures.ts';
import { varied } from '../../test/localized.tsx';
import base from './PartnersSection.stories.tsx';
import { PartnersSection } from './PartnersSection.tsx';

const meta = { ...base, title: 'Sections/PartnersSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The presenting partner alone, on the partners page. */
export const Presenting: Story = varied(PartnersSection, words, (_, lang) => ({
  title: { sv: 'Presenterande partner', en: 'Presenting partner' }[lang],
  lead: undefined,
  more: undefined,
  band: 'wood',
  titleSize: 'title',
  walls: [
    { id: 'presenting', columns: 1, size: 'large', partners: [{ id: 'elgiganten', name: 'Elgiganten', href: '/partners/elgiganten' }] },
  ],
}));

/** Marks, on the home page. */
export const Marks: Story = {
  args: { walls: [{ id: 'all', columns: 6, hasMarks: true, partners: data.walls.flatMap(({ partners }) => partners) }] },
};

/** The last tile has no link. */
export const WithoutLink: Story = varied(PartnersSection, words, (_, lang) => ({
  walls: [{ id: 'all', columns: 4, partners: [{ id: 'you', name: { sv: 'Ditt namn här', en: 'Your name here' }[lang] }] }],
}));

export const Empty: Story = { args: { walls: [] } };

/** Long names take a second line inside their tile. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    walls: [
      {
        id: 'main',
        columns: 4,
        partners: ['Jönköpingsbostadsrättsföreningen', 'Östra Smålands Elnätsförvaltning'].map(name => ({ id: name, name })),
      },
    ],
  },
};
