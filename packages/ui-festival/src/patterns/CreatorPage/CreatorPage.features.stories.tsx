import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './CreatorPage.fixtures.tsx';
import base from './CreatorPage.stories.tsx';
import { CreatorPage } from './CreatorPage.tsx';

const meta = { ...base, title: 'Patterns/CreatorPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChannel: Story = varied(CreatorPage, words, ({ profiles }) => ({ profiles: profiles.slice(0, 1) }));

export const Empty: Story = { args: { profiles: [] } };

/** A long nick next to the portrait. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Kebnekajsafjällvandrarinnan', tone: 'teal' } };
