import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './BattlepassSection.fixtures.ts';
import base from './BattlepassSection.stories.tsx';
import { BattlepassSection } from './BattlepassSection.tsx';

const meta = { ...base, title: 'Sections/BattlepassSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the latest reached level, on blue, as on the tickets page. */
export const Short: Story = { args: { band: 'blue', isShort: true } };

/** No level is reached yet. */
export const Locked: Story = varied(BattlepassSection, words, ({ levels }) => ({
  levels: levels.map(level => ({ ...level, isUnlocked: false, sold: undefined })),
}));

export const One: Story = varied(BattlepassSection, words, ({ levels }) => ({ levels: levels.slice(0, 1) }));

/** Long words break inside their card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { levels: words.sv.levels.map(level => ({ ...level, lines: ['Nattbiografilmsvisningsbiljetter', 'Frukostserveringsbrickor'] })) },
};
