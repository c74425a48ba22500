import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NotFound.fixtures.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Sections/NotFound',
  component: NotFound,
  ...localized(NotFound, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
