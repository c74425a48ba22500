import type { Meta, StoryObj } from '@storybook/react-vite';
import { bands } from '../../tokens/index.ts';
import { Button } from '../Button/index.ts';
import { Statement } from './Statement.tsx';

const meta = {
  title: 'Sections/Statement',
  component: Statement,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tickets are out',
    children: 'LAN seats go first. Festival passes and day passes are still available.',
    actions: <Button href="/tickets">Buy a ticket</Button>,
  },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: 'paper', striker: 'none' }, argTypes: { band: { control: 'select', options: bands } } };
