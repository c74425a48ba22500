import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { FoodCard } from './FoodCard.tsx';

const meta = {
  title: 'Components/FoodCard/Features',
  component: FoodCard,
  args: {
    title: 'Food trucks',
    href: '/food/food-trucks',
    image: { src: '/img/food/food-trucks.svg', width: 800, height: 600 },
    actionText: 'Se vad som serveras',
    children: 'Sex vagnar på torget, öppna tills den sista korven är såld.',
  },
} satisfies Meta<typeof FoodCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside each other they are equally high, and the actions stand in line. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <FoodCard {...args} />
      <FoodCard {...args}>{'Kort sagt: bra.'}</FoodCard>
      <FoodCard {...args} />
    </Grid>
  ),
};

/** Words alone. */
export const MissingImage: Story = { args: { image: undefined } };

/** Without the words that look like a link, the title still leads on. */
export const WithoutAction: Story = { args: { actionText: undefined } };

/** A long name breaks inside its card. */
export const LongWords: Story = { args: { title: 'Surströmmingspizzabufféspecialiteterna' } };
