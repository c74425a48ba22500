import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './CreatorsPage.fixtures.tsx';
import base from './CreatorsPage.stories.tsx';
import { CreatorsPage } from './CreatorsPage.tsx';

const meta = { ...base, title: 'Patterns/CreatorsPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The creator named by the address has a ring and is scrolled into view. */
export const Focused: Story = { args: { focused: 'Kebnekajsa' } };

export const One: Story = varied(CreatorsPage, words, ({ list }) => ({ list: { ...list, creators: list.creators.slice(0, 1) } }));

export const Empty: Story = varied(CreatorsPage, words, ({ list }) => ({ list: { ...list, creators: [] } }));

/** Long nicks break in their cells. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    list: { ...words.sv.list, creators: words.sv.list.creators.map(creator => ({ ...creator, nick: `${creator.nick}Fjällvandrarinnan` })) },
  },
};
