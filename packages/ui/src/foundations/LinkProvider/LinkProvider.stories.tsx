import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArrow } from '../../components/LinkArrow/index.ts';
import { LinkProvider } from './LinkProvider.tsx';

const meta = {
  title: 'Foundations/LinkProvider',
  component: LinkProvider,
  args: { children: <LinkArrow href="/tickets">Tickets</LinkArrow> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
