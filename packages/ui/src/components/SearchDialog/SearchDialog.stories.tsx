import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { groups, labels, suggestions } from './SearchDialog.fixtures.ts';
import { SearchDialog } from './SearchDialog.tsx';

const meta = {
  title: 'Components/SearchDialog',
  component: SearchDialog,
  args: {
    open: true,
    query: 'cosplay',
    state: 'ready',
    groups,
    suggestions,
    labels,
    onOpenChange: fn(),
    onQueryChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { query: '' },
  argTypes: { state: { control: 'inline-radio', options: ['loading', 'ready', 'failed'] } },
};
