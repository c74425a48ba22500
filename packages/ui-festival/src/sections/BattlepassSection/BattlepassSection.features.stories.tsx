import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './BattlepassSection.fixtures.ts';
import base from './BattlepassSection.stories.tsx';
import { BattlepassSection } from './BattlepassSection.tsx';

const meta = { ...base, title: 'Sections/BattlepassSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { band: 'blue', isShort: true } };

export const Locked: Story = varied(BattlepassSection, words, ({ levels }) => ({
  levels: levels.map(level => ({ ...level, isUnlocked: false, sold: undefined })),
}));

export const One: Story = varied(BattlepassSection, words, ({ levels }) => ({ levels: levels.slice(0, 1) }));

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { levels: words.sv.levels.map(level => ({ ...level, lines: ['Nattbiografilmsvisningsbiljetter', 'Frukostserveringsbrickor'] })) },
};
