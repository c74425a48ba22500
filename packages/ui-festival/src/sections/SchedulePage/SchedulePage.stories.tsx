import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './SchedulePage.fixtures.ts';
import { SchedulePage } from './SchedulePage.tsx';

const meta = {
  title: 'Sections/SchedulePage',
  component: SchedulePage,
  ...localized(SchedulePage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SchedulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
