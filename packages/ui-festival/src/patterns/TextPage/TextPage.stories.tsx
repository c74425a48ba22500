import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextPage.fixtures.tsx';
import { TextPage } from './TextPage.tsx';

const meta = {
  title: 'Patterns/TextPage',
  component: TextPage,
  ...localized(TextPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
