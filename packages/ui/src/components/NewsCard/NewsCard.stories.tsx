import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsCard } from './NewsCard.tsx';

const meta = {
  title: 'Components/NewsCard',
  component: NewsCard,
  args: {
    title: 'Finalen flyttar in i Mirage Palace',
    href: '/news/finalen-i-mirage-palace',
    image: { src: '/img/news/cs2-masters-prize-pool.svg', width: 1200, height: 675 },
    category: 'Tävling',
  },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    date: { text: '2 juni', dateTime: '2025-06-02' },
    preview: 'Söndagens final spelas på palatsets innergård, med plats f…',
    isFeature: false,
  },
};
