import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Foundations/Container/Features',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>Smalare, för löpande text.</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 60rem, for running text. */
export const Narrow: Story = { args: { width: 'narrow' } };
