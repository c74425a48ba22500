import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './Article.fixtures.tsx';
import { Article } from './Article.tsx';

const meta = {
  title: 'Sections/Article',
  component: Article,
  ...localized(Article, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
