import type { Meta, StoryObj } from '@storybook/react-vite';
import { battlepassLabels } from '../BattlepassCard/BattlepassCard.fixtures.ts';
import { carouselLabels } from '../../test/parts.ts';
import { localized } from '../../test/localized.tsx';
import { battlepassLevels } from './BattlepassCarousel.fixtures.ts';
import { BattlepassCarousel } from './BattlepassCarousel.tsx';

const meta = {
  title: 'Components/BattlepassCarousel',
  component: BattlepassCarousel,
  ...localized(BattlepassCarousel, {
    sv: { label: 'Nivåer i Battle Pass', labels: { ...carouselLabels.sv, ...battlepassLabels.sv }, levels: battlepassLevels.sv },
    en: {
      label: 'Battle Pass levels',
      labels: { ...carouselLabels.en, ...battlepassLabels.en },
      levels: battlepassLevels.en,
    },
  }),
} satisfies Meta<typeof BattlepassCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
