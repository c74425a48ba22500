import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/FactList',
  component: FactList,
  args: {
    facts: [
      'The hall is open around the clock from Friday 10:00.',
      'Two sockets and 10 Gbit per seat.',
      'There is water in four places in the hall.',
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
