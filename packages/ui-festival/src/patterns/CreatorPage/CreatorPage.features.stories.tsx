import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './CreatorPage.fixtures.tsx';
import base from './CreatorPage.stories.tsx';
import { CreatorPage } from './CreatorPage.tsx';

const meta = { ...base, title: 'Patterns/CreatorPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** One channel. */
export const OneChannel: Story = varied(CreatorPage, words, ({ profiles }) => ({ profiles: profiles.slice(0, 1) }));

/** Without channels there is nothing under the preamble. */
export const Empty: Story = { args: { profiles: [] } };

/** A long nick beside the portrait. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Kebnekajsafjällvandrarinnan', tone: 'teal' } };
