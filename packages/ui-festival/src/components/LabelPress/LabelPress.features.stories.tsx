import type { StoryObj } from '@storybook/react-vite';
import base from './LabelPress.stories.tsx';

const meta = { ...base, title: 'Components/LabelPress/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is struck: wood and black. */
export const Unstruck: Story = { args: { isStruck: false } };

/** While it is being drawn its room is kept. */
export const Empty: Story = { args: { image: undefined, isStruck: false } };
