import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeScope } from '../../foundations/ThemeScope/index.ts';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const meta = {
  title: 'Components/ThemeSwitcher/Features',
  component: ThemeSwitcher,
  args: { labels: { toNight: 'Blow it out: switch to night', toLight: 'Strike a light: switch to day' } },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By day the match burns; a press blows it out. */
export const Day: Story = {
  render: args => (
    <ThemeScope theme="light">
      <ThemeSwitcher {...args} />
    </ThemeScope>
  ),
};

/** At night it waits to be struck. */
export const Night: Story = {
  render: args => (
    <ThemeScope theme="night">
      <ThemeSwitcher {...args} />
    </ThemeScope>
  ),
};
