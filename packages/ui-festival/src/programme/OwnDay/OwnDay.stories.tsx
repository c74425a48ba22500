import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './OwnDay.fixtures.ts';
import { OwnDay } from './OwnDay.tsx';

const meta = {
  title: 'Programme/OwnDay',
  component: OwnDay,
  ...localized(OwnDay, words),
  globals: { clock: 'during' },
} satisfies Meta<typeof OwnDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
