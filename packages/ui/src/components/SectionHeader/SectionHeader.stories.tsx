import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingSizes, headingWidths } from '../../foundations/Heading/index.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
  args: { title: 'Sju stadsdelar', lead: 'Varje del av hallen är en egen ask. Dra ut lådan och se vad som väntar.' },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'display', width: 'auto', level: 2 },
  argTypes: { size: { control: 'select', options: headingSizes }, width: { control: 'select', options: headingWidths } },
};
