import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ProgrammeTools.fixtures.ts';
import { ProgrammeTools } from './ProgrammeTools.tsx';

const meta = {
  title: 'Programme/ProgrammeTools',
  component: ProgrammeTools,
  ...localized(ProgrammeTools, words),
} satisfies Meta<typeof ProgrammeTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
