import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './CreatorPage.fixtures.tsx';
import { CreatorPage } from './CreatorPage.tsx';

const meta = {
  title: 'Patterns/CreatorPage',
  component: CreatorPage,
  ...localized(CreatorPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
