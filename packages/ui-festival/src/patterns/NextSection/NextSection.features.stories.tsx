import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NextSection.fixtures.ts';
import { NextSection } from './NextSection.tsx';

const meta = {
  title: 'Patterns/NextSection/Features',
  component: NextSection,
  args: { ...words.sv },
  render: localized(NextSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On wood, below a band of paper. */
export const OnWood: Story = { args: { tone: 'wood' } };

/** Only the way back. */
export const Empty: Story = { args: { links: [] } };

/** A link that leads outside says so. */
export const Outside: Story = {
  args: { links: [{ text: 'Arkadhallen på Tändsticksområdet', href: 'https://arkad.tand.example', isExternal: true }] },
};

/** Long names break. */
export const LongWords: Story = {
  args: {
    title: 'Vidareutforskningsmöjligheterna',
    links: [{ text: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen', href: '/crew' }],
  },
};
