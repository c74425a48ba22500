import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './CreatorsPage.fixtures.tsx';
import base from './CreatorsPage.stories.tsx';
import { CreatorsPage } from './CreatorsPage.tsx';

const meta = { ...base, title: 'Patterns/CreatorsPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The one that the address asks for has a ring and is brought into view. */
export const Focused: Story = { args: { focused: 'Kebnekajsa' } };

/** One creator. */
export const One: Story = varied(CreatorsPage, words, ({ list }) => ({ list: { ...list, creators: list.creators.slice(0, 1) } }));

/** Nobody has been announced yet. */
export const Empty: Story = varied(CreatorsPage, words, ({ list }) => ({ list: { ...list, creators: [] } }));

/** Long nicks stay in their places. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    list: { ...words.sv.list, creators: words.sv.list.creators.map(creator => ({ ...creator, nick: `${creator.nick}Fjällvandrarinnan` })) },
  },
};
