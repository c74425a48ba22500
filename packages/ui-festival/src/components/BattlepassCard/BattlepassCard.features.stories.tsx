import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { battlepassCard } from '../../test/otherFestival.ts';
import base from './BattlepassCard.stories.tsx';

const meta = { ...base, title: 'Components/BattlepassCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A reached level: the match is burnt. */
export const Done: Story = { args: { state: 'done' } };

/** A level not yet reached: a fresh match, and the number of tickets sold so far. */
export const Left: Story = { args: { state: 'left', level: 13, amount: 1750, sold: 1688 } };

/** A press turns the card over, so that its back can be read. */
export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^(Tre filmer, en filt|Three films, one blanket)$/).closest('[inert]')).toBeNull();
  },
};

/** Long words break on the back. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { lines: ['Chokladbollsrullningsverkstad', 'Kakaopulverportionsförpackningar till alla'] },
};

/** With the data of another festival. */
export const OtherFestival: Story = { args: battlepassCard };
