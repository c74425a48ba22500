import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './FaqPage.fixtures.tsx';
import { FaqPage } from './FaqPage.tsx';

const meta = {
  title: 'Patterns/FaqPage',
  component: FaqPage,
  ...localized(FaqPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
