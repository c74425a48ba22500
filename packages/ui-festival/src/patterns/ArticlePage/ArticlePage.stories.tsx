import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ArticlePage.fixtures.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const meta = {
  title: 'Patterns/ArticlePage',
  component: ArticlePage,
  ...localized(ArticlePage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
