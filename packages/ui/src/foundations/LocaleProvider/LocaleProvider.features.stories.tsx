import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstDay } from './LocaleProvider.fixtures.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = {
  title: 'Foundations/LocaleProvider/Features',
  component: LocaleProvider,
  args: { lang: 'en', children: <FirstDay /> },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** English dates are British. */
export const English: Story = { globals: { lang: 'en' } };
