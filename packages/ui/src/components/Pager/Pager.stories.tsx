import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: {
    page: 2,
    total: 9,
    getHref: page => `?page=${page}`,
    labels: { navigation: 'Pages', previous: 'Newer', next: 'Older', page: page => `Page ${page}` },
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: 5, total: 20 } };
