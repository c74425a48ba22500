import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';
import { headingLevels, headingSizes, headingWidths } from './widthFor.ts';

const meta = { title: 'Foundations/Heading', component: Heading, args: { children: 'Creators on site' } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { level: 2, size: 'display', width: 'auto' },
  argTypes: {
    level: { control: 'inline-radio', options: headingLevels },
    size: { control: 'select', options: headingSizes },
    width: { control: 'select', options: headingWidths },
  },
};
