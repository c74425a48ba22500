import type { StoryObj } from '@storybook/react-vite';
import base from './Pager.stories.tsx';

const meta = { ...base, title: 'Components/Pager/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page has no link back. */
export const FirstPage: Story = { args: { page: 1 } };

/** The first, the last, the current page and its neighbours. */
export const Middle: Story = { args: { page: 10, total: 20 } };

/** A gap never hides a single page. */
export const FewPages: Story = { args: { page: 1, total: 4 } };

/** A single page needs no links. */
export const OnePage: Story = { args: { page: 1, total: 1 } };
