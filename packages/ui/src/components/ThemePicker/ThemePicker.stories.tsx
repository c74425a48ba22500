import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemePicker } from './ThemePicker.tsx';

const meta = {
  title: 'Components/ThemePicker',
  component: ThemePicker,
  args: { labels: { theme: 'Light', system: 'Use device setting', light: 'Day', night: 'Light night' }, onThemeChange: fn() },
} satisfies Meta<typeof ThemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { disabled: false } };
