import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Foundations/Grid/Features',
  component: Grid,
  args: { children: ['Fredag', 'Lördag', 'Söndag', 'Måndag'].map(day => <Card key={day}>{day}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two on a phone, eight on a desktop, close together. */
export const Eight: Story = { args: { columns: 8, mobileColumns: 2, gap: 'tight' } };

/** The first takes the room of four, the last of two, so that every row is full. */
export const Spans: Story = {
  args: {
    children: (
      <>
        <Card data-span="4">Fyra dagar</Card>
        <Card>Lag</Card>
        <Card>Dag</Card>
        <Card>Förälder</Card>
        <Card data-span="2">Allt i samma ask</Card>
      </>
    ),
  },
};

/** Seven, of which four fit beside each other: the last three share their row. */
export const Filled: Story = {
  args: {
    isFilled: true,
    children: ['Biljetter', 'Esport', 'Kreatörer', 'Crew', 'Partner', 'Press', 'Allt annat'].map(name => <Card key={name}>{name}</Card>),
  },
};

/** Different heights on one lower edge, as matchboxes on a table. */
export const AlignedEnd: Story = {
  args: {
    align: 'end',
    children: (
      <>
        <Card>Lag</Card>
        <Card>
          Fyra dagar
          <br />
          Hela festivalen
        </Card>
        <Card>Dag</Card>
      </>
    ),
  },
};
