import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ProgrammeFilters.fixtures.ts';
import { ProgrammeFilters } from './ProgrammeFilters.tsx';

const meta = {
  title: 'Programme/ProgrammeFilters',
  component: ProgrammeFilters,
  ...localized(ProgrammeFilters, words),
} satisfies Meta<typeof ProgrammeFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
