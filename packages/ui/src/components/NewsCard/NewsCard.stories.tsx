import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsCard } from './NewsCard.tsx';

const meta = {
  title: 'Components/NewsCard',
  component: NewsCard,
  args: {
    title: 'Ten gigabits into the hall',
    href: '/news/ten-gigabit-network',
    image: { src: '/img/news/ten-gigabit-network.svg', width: 1200, height: 675 },
    category: 'LAN',
  },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    date: { text: '2 June', dateTime: '2025-06-02' },
    preview: 'The fibre is as thick as a thumb and runs from the bridge to…',
    isFeature: false,
  },
};
