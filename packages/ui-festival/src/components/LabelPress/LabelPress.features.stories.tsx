import type { StoryObj } from '@storybook/react-vite';
import { labelPress } from '../../test/otherFestival.ts';
import base from './LabelPress.stories.tsx';

const meta = { ...base, title: 'Components/LabelPress/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Without `isStruck` the label is black on wood. */
export const Unstruck: Story = { args: { isStruck: false } };

/** Until the label is drawn, its space is empty. */
export const Empty: Story = { args: { image: undefined, isStruck: false } };

/** With the data of another festival. */
export const OtherFestival: Story = { args: labelPress };
