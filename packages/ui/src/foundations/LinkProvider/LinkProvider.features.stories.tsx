import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArrow } from '../../components/LinkArrow/index.ts';
import { LinkProvider } from './LinkProvider.tsx';

const meta = {
  title: 'Foundations/LinkProvider/Features',
  component: LinkProvider,
  args: { children: <LinkArrow href="/tickets">Biljetter</LinkArrow> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `resolve` completes internal addresses, here with the language. */
export const Resolved: Story = { args: { resolve: href => `/en${href}` } };
