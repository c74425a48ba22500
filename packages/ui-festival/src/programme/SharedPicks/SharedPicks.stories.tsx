import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './SharedPicks.fixtures.ts';
import { SharedPicks } from './SharedPicks.tsx';

const meta = {
  title: 'Programme/SharedPicks',
  component: SharedPicks,
  ...localized(SharedPicks, words),
} satisfies Meta<typeof SharedPicks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
