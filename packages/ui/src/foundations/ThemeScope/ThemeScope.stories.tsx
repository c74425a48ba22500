import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { contrasts, themes } from '../../tokens/index.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { theme: 'night', children: <Button>Lit</Button> },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: { theme: { control: 'inline-radio', options: themes }, contrast: { control: 'inline-radio', options: contrasts } },
};
