import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const meta = {
  title: 'Components/ThemeSwitcher',
  component: ThemeSwitcher,
  args: { labels: { toNight: 'Blow it out: switch to night', toLight: 'Strike a light: switch to day' }, onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { disabled: false } };
