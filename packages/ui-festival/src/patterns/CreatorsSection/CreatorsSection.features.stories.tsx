import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './CreatorsSection.fixtures.ts';
import { CreatorsSection } from './CreatorsSection.tsx';

const meta = {
  title: 'Patterns/CreatorsSection/Features',
  component: CreatorsSection,
  args: { ...data, ...words.sv },
  render: localized(CreatorsSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has said yes yet. */
export const Empty: Story = { args: { creators: [] } };

/** One creator. */
export const One: Story = { args: { creators: data.creators.slice(0, 1) } };

/** A nick without a break stays inside its column. */
export const LongWords: Story = {
  args: { creators: data.creators.map(creator => ({ ...creator, nick: `${creator.nick}FrånNordligasteNorrland` })) },
};
