import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './DiffRow.fixtures.ts';
import { DiffRow } from './DiffRow.tsx';

const meta = {
  title: 'Components/DiffRow',
  component: DiffRow,
  args: words.sv,
  render: localized(DiffRow, words),
} satisfies Meta<typeof DiffRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
