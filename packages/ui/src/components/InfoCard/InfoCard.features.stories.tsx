import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../foundations/Grid/index.ts';
import { InfoCard } from './InfoCard.tsx';

const meta = {
  title: 'Components/InfoCard/Features',
  component: InfoCard,
  args: { title: 'Retro Road', href: '/activities/retro', children: 'Consoles from 1985 onwards, brought out and plugged in.' },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text only. */
export const WithoutPicture: Story = {};

/** A fact without a link. */
export const WithoutLink: Story = { args: { href: undefined, title: 'Breakfast 7:00–10:00' } };

/** In colour. */
export const Bands: Story = {
  render: args => (
    <Grid columns={3}>
      <InfoCard {...args} band="yellow" />
      <InfoCard {...args} band="pink" title="Console Corner" href="/activities/console" />
      <InfoCard {...args} band="blue" title="The arcade" href="/activities/arcade" />
    </Grid>
  ),
};

/** A long word breaks inside its card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    title: 'Speltidningssamlarbytesmarknadsbord',
    kicker: 'Bytesmarknadskvällsöppet',
    children: 'Inlämningskvittenserna delas ut vid entrén.',
  },
};

/** A missing picture leaves its space. */
export const MissingImage: Story = { args: { image: { src: '/img/none.svg', width: 800, height: 600, alt: 'Shelves of consoles' } } };
