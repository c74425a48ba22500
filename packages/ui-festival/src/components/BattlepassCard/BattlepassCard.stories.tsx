import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './BattlepassCard.fixtures.ts';
import { battlepassStates } from './BattlepassCardMatch.tsx';
import { BattlepassCard } from './BattlepassCard.tsx';

const meta = {
  title: 'Components/BattlepassCard',
  component: BattlepassCard,
  ...localized(BattlepassCard, words),
  argTypes: { state: { control: 'inline-radio', options: battlepassStates } },
} satisfies Meta<typeof BattlepassCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { sold: 1204 } };
