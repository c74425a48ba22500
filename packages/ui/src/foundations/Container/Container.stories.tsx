import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { Container, containerWidths } from './Container.tsx';

const meta = {
  title: 'Foundations/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>At most 1360 px wide, with the margins of the page.</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'narrow' }, argTypes: { width: { control: 'inline-radio', options: containerWidths } } };
