import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TournamentPage.fixtures.tsx';
import { TournamentPage } from './TournamentPage.tsx';

const meta = {
  title: 'Patterns/TournamentPage',
  component: TournamentPage,
  ...localized(TournamentPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TournamentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
