import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

const meta = { title: 'Components/Loader/Features', component: Loader, args: { label: 'Looking for tickets' } } satisfies Meta<
  typeof Loader
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Small, for a row or next to a button. */
export const Small: Story = { args: { size: 'small' } };
