import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccommodationCard } from './AccommodationCard.tsx';

const meta = {
  title: 'Components/AccommodationCard',
  component: AccommodationCard,
  args: {
    title: 'Sovsalen',
    href: '/accommodation/sleeping-hall',
    image: { src: '/img/accommodation/sleeping-hall.svg', width: 800, height: 600 },
    actionText: 'Läs om sovsalen',
    children: 'Madrass på golvet, släckt klockan ett och tyst till nio.',
  },
} satisfies Meta<typeof AccommodationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3 }, argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } } };
