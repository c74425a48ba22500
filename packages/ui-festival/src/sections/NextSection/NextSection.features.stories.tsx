import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './NextSection.fixtures.ts';
import base from './NextSection.stories.tsx';
import { NextSection } from './NextSection.tsx';

const meta = { ...base, title: 'Sections/NextSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** On the band `wood`, for pages whose last band is paper. */
export const OnWood: Story = { args: { band: 'wood' } };

/** Only the link back. */
export const Empty: Story = { args: { links: [] } };

/** A link to another site is marked. */
export const Outside: Story = varied(NextSection, words, (_, lang) => ({
  links: [
    {
      text: { sv: 'Arkadhallen på Tändsticksområdet', en: 'The arcade in the Match Quarter' }[lang],
      href: 'https://arkad.tand.example',
    },
  ],
}));

/** Long names break. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    title: 'Vidareutforskningsmöjligheterna',
    links: [{ text: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen', href: '/crew' }],
  },
};
