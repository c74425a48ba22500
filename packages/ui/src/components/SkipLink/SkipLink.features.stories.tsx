import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink/Features',
  component: SkipLink,
  args: { href: '#storybook-root', children: 'Skip past the schedule' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until the keyboard reaches it: press Tab. */
export const Hidden: Story = {};
