import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Components/LanguageSwitcher',
  component: LanguageSwitcher,
  args: {
    languages: [
      { lang: 'sv', name: 'Svenska', href: '/sv/schedule' },
      { lang: 'en', name: 'English', href: '/en/schedule' },
    ],
    current: 'sv',
    labels: { languages: 'Language' },
  },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { current: 'en' },
};
