import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { onNow, words } from './HomeHero.fixtures.ts';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Patterns/HomeHero/Features',
  component: HomeHero,
  args: { ...words.sv },
  render: localized(HomeHero, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the doors open the striker counts down. */
export const Counting: Story = { globals: { clock: 'on-sale' } };

/** The doors are open: the call to action has taken the place of the digits. */
export const Open: Story = { globals: { clock: 'during' } };

/** What is on stands in the striker, each with its district's colour. */
export const OnNow: Story = { globals: { clock: 'during' }, args: { onNow } };

/** Without the picture the heading stands on rays. */
export const MissingImage: Story = { args: { image: undefined } };

/** A long line is set narrower. */
export const LongWords: Story = { args: { lines: ['Tändsticksaskar', 'fulla av spel'] } };
