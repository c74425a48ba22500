import type { StoryObj } from '@storybook/react-vite';
import base from './SharedPicks.stories.tsx';

const meta = { ...base, title: 'Programme/SharedPicks/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicks: Story = { args: { picks: new Set() } };

export const KnownPicks: Story = { args: { received: ['b'] } };
