import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ProgrammeChanges.fixtures.ts';
import { ProgrammeChanges } from './ProgrammeChanges.tsx';

const meta = {
  title: 'Programme/ProgrammeChanges',
  component: ProgrammeChanges,
  ...localized(ProgrammeChanges, words),
} satisfies Meta<typeof ProgrammeChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
