import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArrow, linkArrowDirections } from './LinkArrow.tsx';

const meta = { title: 'Components/LinkArrow', component: LinkArrow, args: { href: '/news', children: 'All news' } } satisfies Meta<
  typeof LinkArrow
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { direction: 'forward' },
  argTypes: { direction: { control: 'inline-radio', options: linkArrowDirections } },
};
