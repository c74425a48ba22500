import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Components/FactList',
  component: FactList,
  args: {
    facts: [
      'Hallen är öppen dygnet runt från fredag kl. 10.00.',
      'Två eluttag och 10 Gbit per plats.',
      'Det finns vatten på fyra ställen i hallen.',
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 2 } };
