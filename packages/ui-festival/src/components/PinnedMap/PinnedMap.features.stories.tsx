import type { StoryObj } from '@storybook/react-vite';
import base from './PinnedMap.stories.tsx';

const meta = { ...base, title: 'Components/PinnedMap/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A place near the edge: the flame of the match is cut off, its foot is not. */
export const AtTheEdge: Story = { args: { at: { x: 96, y: 12 } } };
