import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NotificationPanel.fixtures.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

const meta = {
  title: 'Programme/NotificationPanel',
  component: NotificationPanel,
  ...localized(NotificationPanel, words),
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
