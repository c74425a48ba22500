import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TicketsSection.fixtures.ts';
import { TicketsSection } from './TicketsSection.tsx';

const meta = {
  title: 'Sections/TicketsSection',
  component: TicketsSection,
  ...localized(TicketsSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
