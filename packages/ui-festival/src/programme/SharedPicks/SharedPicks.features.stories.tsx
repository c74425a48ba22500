import type { StoryObj } from '@storybook/react-vite';
import base from './SharedPicks.stories.tsx';

const meta = { ...base, title: 'Programme/SharedPicks/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is picked yet, so nothing can be replaced. */
export const WithoutPicks: Story = { args: { picks: new Set() } };

/** All shared items are picked already, so there is nothing to add. */
export const KnownPicks: Story = { args: { received: ['b'] } };
