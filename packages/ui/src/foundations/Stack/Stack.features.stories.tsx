import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack/Features',
  component: Stack,
  args: {
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

/** Stacked, 24 px apart. */
export const Column: Story = { args: { gap: 5, align: 'start' } };

/** A list without bullets, with the role of a list. */
export const List: Story = {
  args: {
    element: 'ul',
    gap: 2,
    children: (
      <>
        <li>Friday 13 June</li>
        <li>Saturday 14 June</li>
        <li>Sunday 15 June</li>
        <li>Monday 16 June</li>
      </>
    ),
  },
};
