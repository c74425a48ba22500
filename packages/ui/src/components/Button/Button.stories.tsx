import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, buttonSizes, buttonTones, buttonVariants } from './Button.tsx';

const meta = { title: 'Components/Button', component: Button, args: { children: 'Buy a ticket' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'primary', size: 'base', isFullWidth: false, disabled: false },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    tone: { control: 'inline-radio', options: [undefined, ...buttonTones] },
    size: { control: 'inline-radio', options: buttonSizes },
    isExternal: { if: { arg: 'href' } },
  },
};
