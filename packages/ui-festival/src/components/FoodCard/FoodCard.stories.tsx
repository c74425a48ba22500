import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { FoodCard } from './FoodCard.tsx';

const meta = {
  title: 'Components/FoodCard',
  component: FoodCard,
  ...localized(FoodCard, {
    sv: {
      title: 'Food trucks',
      href: '/food/food-trucks',
      image: { src: '/img/food/food-trucks.svg', width: 800, height: 600 },
      actionText: 'Se vad som serveras',
      children: 'Sex vagnar på torget, öppna tills den sista korven är såld.',
    },
    en: { actionText: 'See what is served', children: 'Six trucks in the square, open until the last sausage is sold.' },
  }),
} satisfies Meta<typeof FoodCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3 }, argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } } };
