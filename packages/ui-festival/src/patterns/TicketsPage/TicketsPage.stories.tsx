import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TicketsPage.fixtures.tsx';
import { TicketsPage } from './TicketsPage.tsx';

const meta = {
  title: 'Patterns/TicketsPage',
  component: TicketsPage,
  ...localized(TicketsPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
