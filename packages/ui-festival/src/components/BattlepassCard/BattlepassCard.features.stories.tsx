import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { battlepassLabels } from './BattlepassCard.fixtures.ts';
import { battlepassStates } from './BattlepassCard.variants.ts';
import { BattlepassCard } from './BattlepassCard.tsx';

const meta = {
  title: 'Components/BattlepassCard/Features',
  component: BattlepassCard,
  args: { level: 10, amount: 1337, state: 'now', lines: ['Nattbio', 'Tre filmer, en filt'], labels: battlepassLabels },
  argTypes: { state: { control: 'inline-radio', options: battlepassStates } },
} satisfies Meta<typeof BattlepassCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reached: the match is burnt. */
export const Done: Story = { args: { state: 'done' } };

/** Not reached: a fresh match, with the number sold so far. */
export const Left: Story = { args: { state: 'left', level: 13, amount: 1750, sold: 1688 } };

/** With a picture of what it gives, the match lies below. */
export const WithPicture: Story = { args: { icon: <img src="/img/battlepass/10.svg" alt="" width={600} height={600} /> } };

/** A link on the back. */
export const WithLink: Story = { args: { children: <a href="/tickets/battlepass">Hitta dina biljettnummer</a> } };

/** Pressed, the card turns over and its back can be read. */
export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Tre filmer, en filt').closest('[inert]')).toBeNull();
  },
};

/** A gift with a long name breaks on both faces. */
export const LongWords: Story = { args: { lines: ['Chokladbollsrullningsverkstad', 'Kakaopulverportionsförpackningar till alla'] } };
