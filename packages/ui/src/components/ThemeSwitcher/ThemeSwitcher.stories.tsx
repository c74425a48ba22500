import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const meta = {
  title: 'Components/ThemeSwitcher',
  component: ThemeSwitcher,
  args: { labels: { toNight: 'Blås ut: byt till natt', toLight: 'Stryk eld: byt till dag' }, onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { disabled: false } };
