import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './CreatorPage.fixtures.tsx';
import { CreatorPage } from './CreatorPage.tsx';

const meta = {
  title: 'Patterns/CreatorPage/Features',
  component: CreatorPage,
  args: { ...words.sv },
  render: localized(CreatorPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One channel. */
export const OneChannel: Story = { args: { profiles: words.sv.profiles.slice(0, 1) } };

/** Without channels there is nothing under the preamble. */
export const Empty: Story = { args: { profiles: [] } };

/** A long nick beside the portrait. */
export const LongWords: Story = { args: { title: 'Kebnekajsafjällvandrarinnan', tone: 'teal' } };
