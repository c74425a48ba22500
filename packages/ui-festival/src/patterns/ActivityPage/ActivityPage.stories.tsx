import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ActivityPage.fixtures.tsx';
import { ActivityPage } from './ActivityPage.tsx';

const meta = {
  title: 'Patterns/ActivityPage',
  component: ActivityPage,
  ...localized(ActivityPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ActivityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
