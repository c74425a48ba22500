import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = {
  title: 'Components/UpdateNotice',
  component: UpdateNotice,
  args: {
    labels: { text: 'Det finns en nyare version av sidan.', update: 'Uppdatera nu', dismiss: 'Inte nu' },
    onUpdate: fn(),
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, isUpdating: false } };
