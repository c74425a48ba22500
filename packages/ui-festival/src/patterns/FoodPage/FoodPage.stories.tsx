import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './FoodPage.fixtures.tsx';
import { FoodPage } from './FoodPage.tsx';

const meta = {
  title: 'Patterns/FoodPage',
  component: FoodPage,
  ...localized(FoodPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FoodPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
