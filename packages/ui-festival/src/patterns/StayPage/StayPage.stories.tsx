import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './StayPage.fixtures.tsx';
import { StayPage } from './StayPage.tsx';

const meta = {
  title: 'Patterns/StayPage',
  component: StayPage,
  ...localized(StayPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
