import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TournamentTable.fixtures.ts';
import { TournamentTable } from './TournamentTable.tsx';

const meta = {
  title: 'Components/TournamentTable',
  component: TournamentTable,
  ...localized(TournamentTable, words),
} satisfies Meta<typeof TournamentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
