import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingSizes, headingWidths } from '../../foundations/Heading/index.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
  args: { title: 'Seven districts', lead: 'Each part of the hall is a box of its own. Pull out the drawer and see what’s waiting.' },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'display', width: 'auto', level: 2 },
  argTypes: { size: { control: 'select', options: headingSizes }, width: { control: 'select', options: headingWidths } },
};
