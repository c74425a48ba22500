import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBox } from './ErrorBox.tsx';

const meta = {
  title: 'Components/ErrorBox',
  component: ErrorBox,
  args: {
    lines: [
      'Vi hittade inga biljetter.',
      'Kontrollera ordernumret och postnumret du köpte med.',
      'Hör av dig till supporten om det ändå inte går.',
    ],
  },
} satisfies Meta<typeof ErrorBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
