import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { AccommodationCard } from './AccommodationCard.tsx';

const meta = {
  title: 'Components/AccommodationCard',
  component: AccommodationCard,
  ...localized(AccommodationCard, {
    sv: {
      title: 'Sovsalen',
      href: '/accommodation/sleeping-hall',
      image: { src: '/img/accommodation/sleeping-hall.svg', width: 800, height: 600 },
      actionText: 'Läs om sovsalen',
      children: 'Madrass på golvet, släckt klockan ett och tyst till nio.',
    },
    en: {
      title: 'The sleeping hall',
      actionText: 'Read about the sleeping hall',
      children: 'A mattress on the floor, lights out at one and quiet until nine.',
    },
  }),
} satisfies Meta<typeof AccommodationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3 }, argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } } };
