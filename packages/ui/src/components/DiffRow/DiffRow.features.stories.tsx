import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { added, words } from './DiffRow.fixtures.ts';
import { DiffRow } from './DiffRow.tsx';

const meta = {
  title: 'Components/DiffRow/Features',
  component: DiffRow,
  args: words.sv,
  render: localized(DiffRow, words),
} satisfies Meta<typeof DiffRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A side where nothing stands says so. */
export const Added: Story = { args: added.sv, render: localized(DiffRow, added) };

/** Long words break inside their half. */
export const LongWords: Story = {
  args: {
    before: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen',
    after: 'Nattlöpningsarrangörsföreningsmedlemskapsregistreringen öppnar klockan tio på lördag morgon.',
  },
};
