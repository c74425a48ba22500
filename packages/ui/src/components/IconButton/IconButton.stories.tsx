import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const bookmark = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 2h14v20l-7-5-7 5zm2 2v14l5-3.5 5 3.5V4z" />
  </svg>
);
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Save: Signing with TurboTant', children: bookmark },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { 'aria-pressed': false },
  argTypes: {
    isExternal: { if: { arg: 'href' } },
  },
};
