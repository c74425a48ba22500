import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NewsPage.fixtures.ts';
import { NewsPage } from './NewsPage.tsx';

const meta = {
  title: 'Patterns/NewsPage',
  component: NewsPage,
  ...localized(NewsPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { empty: { control: false } } };
