import type { StoryObj } from '@storybook/react-vite';
import base from './PinnedMap.stories.tsx';

const meta = { ...base, title: 'Components/PinnedMap/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEdge: Story = { args: { at: { x: 96, y: 12 } } };
