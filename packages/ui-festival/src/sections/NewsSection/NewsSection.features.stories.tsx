import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { noNewsIn, staleIn } from '../../test/words.tsx';
import { words } from './NewsSection.fixtures.ts';
import base from './NewsSection.stories.tsx';
import { NewsSection } from './NewsSection.tsx';

const meta = { ...base, title: 'Sections/NewsSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { items: [] } };

export const One: Story = varied(NewsSection, words, ({ items }) => ({ items: items.slice(0, 1) }));

/** Fetching failed, and the device has nothing saved. */
export const Failed: Story = varied(NewsSection, words, (_, lang) => ({ items: null, notice: noNewsIn(lang) }));

/** Shows data that was fetched earlier. */
export const Stale: Story = varied(NewsSection, words, (_, lang) => ({ notice: staleIn(lang) }));
