import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

const meta = { title: 'Components/Loader', component: Loader, args: { label: 'Fetching the schedule' } } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'base' } };
