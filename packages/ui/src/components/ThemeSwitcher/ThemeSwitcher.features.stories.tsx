import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ThemeScope } from '../../foundations/ThemeScope/index.ts';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const meta = {
  title: 'Components/ThemeSwitcher/Features',
  component: ThemeSwitcher,
  args: { labels: { toNight: 'Blow it out: switch to night', toLight: 'Strike a light: switch to day' } },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By day the match burns; a press puts it out. */
export const Day: Story = {
  render: args => (
    <ThemeScope theme="light">
      <ThemeSwitcher {...args} />
    </ThemeScope>
  ),
};

/** At night the match is unlit. */
export const Night: Story = {
  render: args => (
    <ThemeScope theme="night">
      <ThemeSwitcher {...args} />
    </ThemeScope>
  ),
};

/** A press changes the page, and the button then offers the reverse. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = document.documentElement.dataset['tandTheme'];
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.documentElement.dataset['tandTheme']).not.toBe(before));
  },
};
