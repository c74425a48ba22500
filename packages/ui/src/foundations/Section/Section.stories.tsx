import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from '../../components/SectionHeader/index.ts';
import { bands } from '../../tokens/index.ts';
import { Section, sectionPaddings, sectionStrikers } from './Section.tsx';

const meta = {
  title: 'Foundations/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { band: 'blue', children: <SectionHeader title="Thursday" lead="The schedule is always on blue." /> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { padding: 'base', striker: 'none', width: 'base' },
  argTypes: {
    band: { control: 'select', options: bands },
    padding: { control: 'inline-radio', options: sectionPaddings },
    striker: { control: 'inline-radio', options: sectionStrikers },
  },
};
