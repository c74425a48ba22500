import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './NewsSection.fixtures.ts';
import base from './NewsSection.stories.tsx';
import { NewsSection } from './NewsSection.tsx';

const meta = { ...base, title: 'Sections/NewsSection/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { items: [] } };

export const One: Story = varied(NewsSection, words, ({ items }) => ({ items: items.slice(0, 1) }));
