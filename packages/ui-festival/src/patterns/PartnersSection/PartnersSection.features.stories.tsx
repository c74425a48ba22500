import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './PartnersSection.fixtures.ts';
import { PartnersSection } from './PartnersSection.tsx';

const meta = {
  title: 'Patterns/PartnersSection/Features',
  component: PartnersSection,
  args: { ...data, ...words.sv },
  render: localized(PartnersSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The presenting partner alone, on the partners page. */
export const Presenting: Story = {
  args: {
    title: 'Presenterande partner',
    lead: undefined,
    more: undefined,
    tone: 'wood',
    titleSize: 'title',
    walls: [
      { id: 'presenting', columns: 1, size: 'large', partners: [{ id: 'elgiganten', name: 'Elgiganten', href: '/partners/elgiganten' }] },
    ],
  },
};

/** Quiet marks, on the home page. */
export const Marks: Story = {
  args: { walls: [{ id: 'all', columns: 6, variant: 'mark', partners: data.walls.flatMap(({ partners }) => partners) }] },
};

/** The last tile has no link. */
export const WithoutLink: Story = {
  args: { walls: [{ id: 'all', columns: 4, partners: [{ id: 'you', name: 'Ditt namn här' }] }] },
};

/** Before the first contract is signed. */
export const Empty: Story = { args: { walls: [] } };

/** Long names take a second line inside their tile. */
export const LongWords: Story = {
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
