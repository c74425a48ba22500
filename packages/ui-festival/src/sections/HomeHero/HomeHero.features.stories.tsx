import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { onNow, words } from './HomeHero.fixtures.ts';
import base from './HomeHero.stories.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = { ...base, title: 'Sections/HomeHero/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = { globals: { clock: 'on-sale' } };

export const Open: Story = { globals: { clock: 'during' } };

export const OnNow: Story = {
  globals: { clock: 'during' },
  ...varied(HomeHero, words, (_, lang) => ({ onNow: onNow[lang] })),
};

export const MissingImage: Story = { args: { image: undefined } };

export const LongWords: Story = { globals: { lang: 'sv' }, args: { lines: ['Tändsticksaskar', 'fulla av spel'] } };
