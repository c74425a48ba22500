import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './BattlepassSection.fixtures.ts';
import { BattlepassSection } from './BattlepassSection.tsx';

const meta = {
  title: 'Sections/BattlepassSection',
  component: BattlepassSection,
  ...localized(BattlepassSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BattlepassSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
