import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { SellerCard } from './SellerCard.tsx';

const meta = {
  title: 'Components/SellerCard',
  component: SellerCard,
  ...localized(SellerCard, {
    sv: {
      name: 'Tärningssmedjan',
      image: { src: '/img/sellers/tarningssmedjan.svg', width: 1200, height: 675 },
      profiles: [
        { id: 'instagram', text: 'Instagram', href: 'https://instagram.example/tarningssmedjan' },
        { id: 'web', text: 'Webbplats', href: 'https://tarningssmedjan.example/' },
      ],
      labels: { links: 'Följ Tärningssmedjan', newTab: 'öppnas i ny flik' },
      children: 'Gjuter tärningar med torkade blommor, glitter och en och annan tand.',
    },
    en: {
      name: 'The Dice Forge',
      profiles: [
        { id: 'instagram', text: 'Instagram', href: 'https://instagram.example/tarningssmedjan' },
        { id: 'web', text: 'Website', href: 'https://tarningssmedjan.example/' },
      ],
      labels: { links: 'Follow the Dice Forge', newTab: 'opens in a new tab' },
      children: 'Casts dice with dried flowers, glitter and the odd tooth.',
    },
  }),
} satisfies Meta<typeof SellerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3 }, argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } } };
