import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Foundations/Grid/Features',
  component: Grid,
  args: { children: ['Friday', 'Saturday', 'Sunday', 'Monday'].map(day => <Card key={day}>{day}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns on a phone, eight on a desktop, close together. */
export const Eight: Story = { args: { columns: 8, mobileColumns: 2, gap: 'tight' } };

/** The first card spans four cells and the last one two, so that every row is full. */
export const Spans: Story = {
  args: {
    children: (
      <>
        <Card data-span="4">Four days</Card>
        <Card>Team</Card>
        <Card>Day</Card>
        <Card>Parent</Card>
        <Card data-span="2">All in one box</Card>
      </>
    ),
  },
};

/** Seven cards, four in the first row: the last three fill the second. */
export const Filled: Story = {
  args: {
    isFilled: true,
    children: ['Tickets', 'Esports', 'Creators', 'Crew', 'Partners', 'Press', 'Everything else'].map(name => (
      <Card key={name}>{name}</Card>
    )),
  },
};

/** Different heights aligned at the lower edge, as matchboxes on a table. */
export const AlignedEnd: Story = {
  args: {
    align: 'end',
    children: (
      <>
        <Card>Team</Card>
        <Card>
          Four days
          <br />
          The whole festival
        </Card>
        <Card>Day</Card>
      </>
    ),
  },
};
