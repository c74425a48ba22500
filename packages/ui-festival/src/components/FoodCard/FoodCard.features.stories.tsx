import type { StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import base from './FoodCard.stories.tsx';

const meta = { ...base, title: 'Components/FoodCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Cards in a row have equal heights and aligned actions. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <base.render {...args} />
      <base.render {...args}>{'OK.'}</base.render>
      <base.render {...args} />
    </Grid>
  ),
};

export const MissingImage: Story = { args: { image: undefined } };

/** Without `actionText` the title is still a link. */
export const WithoutAction: Story = { args: { actionText: undefined } };

/** A long name breaks inside its card. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { title: 'Surströmmingspizzabufféspecialiteterna' } };
