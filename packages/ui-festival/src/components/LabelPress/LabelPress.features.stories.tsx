import type { StoryObj } from '@storybook/react-vite';
import { labelPress } from '../../test/otherFestival.ts';
import base from './LabelPress.stories.tsx';

const meta = { ...base, title: 'Components/LabelPress/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Unstruck: Story = { args: { isStruck: false } };

export const Empty: Story = { args: { image: undefined, isStruck: false } };

export const OtherFestival: Story = { args: labelPress };
