import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiffRow } from './DiffRow.tsx';

const meta = {
  title: 'Components/DiffRow',
  component: DiffRow,
  args: {
    label: 'Time',
    before: 'Saturday 18:00–19:30',
    after: 'Saturday 19:30–21:00',
    labels: { before: 'Before', after: 'After', nothing: 'empty' },
  },
} satisfies Meta<typeof DiffRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
