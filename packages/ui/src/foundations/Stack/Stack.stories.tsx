import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Stack, stackAligns, stackDirections, stackGaps } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack',
  component: Stack,
  args: {
    direction: 'row',
    gap: 4,
    children: (
      <>
        <Button>Buy a ticket</Button>
        <Button tone="schedule">Schedule</Button>
        <Button variant="secondary">Map</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { align: 'center' },
  argTypes: {
    direction: { control: 'inline-radio', options: stackDirections },
    gap: { control: 'select', options: stackGaps },
    align: { control: 'select', options: stackAligns },
  },
};
