import type { Meta, StoryObj } from '@storybook/react-vite';
import { battlepassLabels } from '../BattlepassCard/BattlepassCard.fixtures.ts';
import { carouselLabels } from '../../test/parts.ts';
import { battlepassLevels } from './BattlepassCarousel.fixtures.ts';
import { BattlepassCarousel } from './BattlepassCarousel.tsx';

const meta = {
  title: 'Components/BattlepassCarousel',
  component: BattlepassCarousel,
  args: { label: 'Nivåer i Battle Pass', labels: { ...carouselLabels.sv, ...battlepassLabels }, levels: battlepassLevels },
} satisfies Meta<typeof BattlepassCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
