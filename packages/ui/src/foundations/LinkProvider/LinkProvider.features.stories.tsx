import type { StoryObj } from '@storybook/react-vite';
import base from './LinkProvider.stories.tsx';

const meta = { ...base, title: 'Foundations/LinkProvider/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** `resolve` completes internal addresses, here with the language. */
export const Resolved: Story = { args: { resolve: href => `/en${href}` } };
