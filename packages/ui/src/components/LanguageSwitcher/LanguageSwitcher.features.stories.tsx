import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const meta = {
  title: 'Components/LanguageSwitcher/Features',
  component: LanguageSwitcher,
  args: {
    languages: [
      { lang: 'sv', name: 'Svenska', href: '/sv/food' },
      { lang: 'en', name: 'English', href: '/en/food' },
    ],
    current: 'sv',
    labels: { languages: 'Language' },
  },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a dark band, as in the last block of the menu. */
export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="night" padding="compact">
      <LanguageSwitcher {...args} />
    </Section>
  ),
};
