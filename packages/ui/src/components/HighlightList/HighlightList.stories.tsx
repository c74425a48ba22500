import type { Meta, StoryObj } from '@storybook/react-vite';
import { HighlightList } from './HighlightList.tsx';

const meta = {
  title: 'Components/HighlightList',
  component: HighlightList,
  args: {
    highlights: [
      { title: 'Ramen Alley', text: 'Three kitchens, one queue and a kaiju.' },
      { title: 'Retro Street', text: 'Games from 1977 to 2004.' },
      { title: 'The arcade', text: '120 cabinets on free play.' },
    ],
  },
} satisfies Meta<typeof HighlightList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { highlights: ['Ramen Alley', 'Retro Street', 'The arcade', 'Console corner'] } };
