import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { Grid, gridAligns, gridColumns, gridMobileColumns } from './Grid.tsx';

const meta = {
  title: 'Foundations/Grid',
  component: Grid,
  args: { columns: 4, children: ['Friday', 'Saturday', 'Sunday', 'Monday'].map(day => <Card key={day}>{day}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { mobileColumns: 2, gap: 'base', align: 'stretch' },
  argTypes: {
    columns: { control: 'select', options: gridColumns },
    mobileColumns: { control: 'select', options: gridMobileColumns },
    gap: { control: 'inline-radio', options: ['base', 'tight', 'loose'] },
    align: { control: 'select', options: gridAligns },
  },
};
