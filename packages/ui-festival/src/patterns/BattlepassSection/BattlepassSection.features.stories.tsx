import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './BattlepassSection.fixtures.ts';
import { BattlepassSection } from './BattlepassSection.tsx';

const meta = {
  title: 'Patterns/BattlepassSection/Features',
  component: BattlepassSection,
  args: { ...words.sv },
  render: localized(BattlepassSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BattlepassSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On blue, between other bands of the tickets page. */
export const OnBlue: Story = { args: { tone: 'blue' } };

/** Nothing is unlocked yet. */
export const Locked: Story = { args: { levels: words.sv.levels.map(level => ({ ...level, isUnlocked: false, sold: undefined })) } };

/** One level. */
export const One: Story = { args: { levels: words.sv.levels.slice(0, 1) } };

/** Long words break inside their card. */
export const LongWords: Story = {
  args: { levels: words.sv.levels.map(level => ({ ...level, lines: ['Nattbiografilmsvisningsbiljetter', 'Frukostserveringsbrickor'] })) },
};
