import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './HomeHero.fixtures.ts';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Sections/HomeHero',
  component: HomeHero,
  ...localized(HomeHero, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
