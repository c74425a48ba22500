import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../LinkProvider/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Foundations/VisuallyHidden/Features', component: VisuallyHidden, args: {} } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link inside is visible while it has focus. */
export const Focusable: Story = { args: { children: <Link href="#schema">Skip to the schedule</Link> } };
