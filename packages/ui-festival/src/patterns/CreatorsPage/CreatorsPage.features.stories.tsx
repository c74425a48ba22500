import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './CreatorsPage.fixtures.tsx';
import { CreatorsPage } from './CreatorsPage.tsx';

const meta = {
  title: 'Patterns/CreatorsPage/Features',
  component: CreatorsPage,
  args: { ...words.sv },
  render: localized(CreatorsPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one that the address asks for has a ring and is brought into view. */
export const Focused: Story = { args: { focused: 'Kebnekajsa' } };

/** One creator. */
export const One: Story = { args: { list: { ...words.sv.list, creators: words.sv.list.creators.slice(0, 1) } } };

/** Nobody has been announced yet. */
export const Empty: Story = { args: { list: { ...words.sv.list, creators: [] } } };

/** Long nicks stay in their places. */
export const LongWords: Story = {
  args: {
    list: { ...words.sv.list, creators: words.sv.list.creators.map(creator => ({ ...creator, nick: `${creator.nick}Fjällvandrarinnan` })) },
  },
};
