import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { onNow, words } from './HomeHero.fixtures.ts';
import base from './HomeHero.stories.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = { ...base, title: 'Patterns/HomeHero/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the doors open the striker counts down. */
export const Counting: Story = { globals: { clock: 'on-sale' } };

/** The doors are open: the call to action has taken the place of the digits. */
export const Open: Story = { globals: { clock: 'during' } };

/** What is on stands in the striker, each with its district's colour. */
export const OnNow: Story = {
  globals: { clock: 'during' },
  ...varied(HomeHero, words, (_, lang) => ({ onNow: onNow[lang] })),
};

/** Without the picture the heading stands on rays. */
export const MissingImage: Story = { args: { image: undefined } };

/** A long line is set narrower. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { lines: ['Tändsticksaskar', 'fulla av spel'] } };
