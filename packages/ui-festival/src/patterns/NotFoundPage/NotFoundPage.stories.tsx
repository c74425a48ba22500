import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NotFoundPage.fixtures.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Patterns/NotFoundPage',
  component: NotFoundPage,
  ...localized(NotFoundPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
