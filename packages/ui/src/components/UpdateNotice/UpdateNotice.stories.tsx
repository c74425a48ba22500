import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = {
  title: 'Components/UpdateNotice',
  component: UpdateNotice,
  args: {
    labels: { text: 'There is a newer version of this page.', update: 'Update now', dismiss: 'Not now' },
    onUpdate: fn(),
    onDismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

// Storybook writes no code for a story in a frame.
export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `<UpdateNotice
  labels={{ text: 'There is a newer version of this page.', update: 'Update now', dismiss: 'Not now' }}
  onUpdate={() => location.reload()}
  onDismiss={dismiss}
/>`,
      },
    },
  },
};

export const Playground: Story = { args: { open: true } };
