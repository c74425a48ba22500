import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { localized } from '../../test/localized.tsx';
import { DistrictCard } from './DistrictCard.tsx';

const districts = {
  'tokyo-town': 'Tokyo Town',
  'tilted-blocks': 'Tilted Blocks',
  'neon-district': 'Neon District',
  'mirage-palace': 'Mirage Palace',
  'streamer-avenue': 'Streamer Avenue',
  'rosa-helikopter': 'Rosa Helikopter',
  'quiet-lan': 'Quiet LAN',
};
const meta = {
  title: 'Components/DistrictCard/Features',
  component: DistrictCard,
  ...localized(DistrictCard, {
    sv: {
      name: 'Se kartan',
      href: '/universe/districts',
      image: { src: '/img/map-day.svg', nightSrc: '/img/map-night.svg', width: 1442, height: 886 },
    },
    en: { name: 'See the map' },
  }),
} satisfies Meta<typeof DistrictCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seven labels and the map, as on the home page. */
export const AllSeven: Story = {
  render: args => (
    <Grid columns={4} mobileColumns={2}>
      {Object.entries(districts).map(([slug, name]) => (
        <DistrictCard
          key={slug}
          name={name}
          href={`/universe/districts/${slug}`}
          image={{ src: `/img/labels/${slug}.svg`, width: 640, height: 480 }}
        />
      ))}
      <meta.render {...args} isMap />
    </Grid>
  ),
};

/** Tile that links to the map. */
export const Map: Story = { args: { isMap: true } };

/** A long name on the plate of the map. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { isMap: true, name: 'Stadsdelsöversiktskartläggning' } };

/** A label that fails to load leaves its name. */
export const MissingImage: Story = {
  args: { name: 'Quiet LAN', href: '/universe/districts/quiet-lan', image: { src: '/img/none.svg', width: 640, height: 480 } },
};
