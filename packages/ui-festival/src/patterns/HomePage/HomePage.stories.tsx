import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './HomePage.fixtures.tsx';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Patterns/HomePage',
  component: HomePage,
  ...localized(HomePage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
