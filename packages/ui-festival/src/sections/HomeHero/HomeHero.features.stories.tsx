import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { onNow, words } from './HomeHero.fixtures.ts';
import base from './HomeHero.stories.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = { ...base, title: 'Sections/HomeHero/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the opening, a countdown is on the striker. */
export const Counting: Story = { globals: { clock: 'on-sale' } };

/** After the opening a call to action replaces the countdown. */
export const Open: Story = { globals: { clock: 'during' } };

/** Running items on the striker, with signs in the colours of their districts. */
export const OnNow: Story = {
  globals: { clock: 'during' },
  ...varied(HomeHero, words, (_, lang) => ({ onNow: onNow[lang] })),
};

/** Without the picture the heading is over the rays alone. */
export const MissingImage: Story = { args: { image: undefined } };

/** A long line is set narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { lines: ['Tändsticksaskar', 'fulla av spel'] } };
