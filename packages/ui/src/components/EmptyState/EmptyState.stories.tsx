import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing in that place today',
    children: 'Pick another day, or show all places.',
    actions: <Button variant="secondary">Show all places</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { visual: <img src="/img/labels/quiet-lan.svg" width={640} height={480} alt="" /> } };
