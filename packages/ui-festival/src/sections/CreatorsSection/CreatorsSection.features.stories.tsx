import type { StoryObj } from '@storybook/react-vite';
import { data } from './CreatorsSection.fixtures.ts';
import base from './CreatorsSection.stories.tsx';

const meta = { ...base, title: 'Sections/CreatorsSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { creators: [] } };

export const One: Story = { args: { creators: data.creators.slice(0, 1) } };

/** A long nick stays inside its column. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { creators: data.creators.map(creator => ({ ...creator, nick: `${creator.nick}FrånNordligasteNorrland` })) },
};
