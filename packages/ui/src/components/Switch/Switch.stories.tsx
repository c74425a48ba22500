import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Show my picks only',
    hint: 'The rest of the programme is hidden.',
  },
  argTypes: { onCheckedChange: { action: 'change' } },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { checked: true, disabled: false } };
