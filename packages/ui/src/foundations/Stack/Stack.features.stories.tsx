import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Foundations/Stack/Features',
  component: Stack,
  args: {
    children: (
      <>
        <Button>Köp biljett</Button>
        <Button variant="schedule">Schema</Button>
        <Button variant="neutral">Karta</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below each other, 24 px apart. */
export const Column: Story = { args: { gap: 5, align: 'start' } };

/** At both ends. */
export const Between: Story = { args: { direction: 'row', justify: 'between' } };

/** A list without bullets that stays a list. */
export const List: Story = {
  args: {
    element: 'ul',
    gap: 2,
    children: (
      <>
        <li>Fredag 13 juni</li>
        <li>Lördag 14 juni</li>
        <li>Söndag 15 juni</li>
        <li>Måndag 16 juni</li>
      </>
    ),
  },
};
