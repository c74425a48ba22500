import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './Programme.fixtures.ts';
import { Programme } from './Programme.tsx';

const meta = {
  title: 'Sections/Programme',
  component: Programme,
  ...localized(Programme, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Programme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
