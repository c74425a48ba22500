import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { localized } from '../../test/localized.tsx';
import { PartnerTile, partnerPatterns, partnerLetterings, partnerBands } from './PartnerTile.tsx';

const meta = { title: 'Components/PartnerTile/Features', component: PartnerTile, args: { name: 'Elgiganten' } } satisfies Meta<
  typeof PartnerTile
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The type styles of names; each partner has one. */
export const Letterings: Story = {
  render: () => (
    <Grid columns={3}>
      {partnerLetterings.map(lettering => (
        <PartnerTile key={lettering} name="Jönköping Energi" lettering={lettering} href="/partners/jonkoping-energi" />
      ))}
    </Grid>
  ),
};

/** Colours of labels. */
export const Bands: Story = {
  render: () => (
    <Grid columns={4}>
      {partnerBands.map((band, index) => (
        <PartnerTile key={band} name="Elgiganten" band={band} pattern={partnerPatterns[index % 4]} href="/partners/elgiganten" />
      ))}
    </Grid>
  ),
};

/** Patterns behind the name. */
export const Grounds: Story = {
  render: () => (
    <Grid columns={4}>
      {partnerPatterns.map(pattern => (
        <PartnerTile key={pattern} name="Saab" lettering="wide" band="yellow" pattern={pattern} href="/partners/saab" />
      ))}
    </Grid>
  ),
};

/** The presenting partner. */
export const Large: Story = { args: { size: 'large', href: '/partners/elgiganten' } };

/** The name alone, for a grid of names. */
export const Mark: Story = { args: { isMark: true, lettering: 'wide', href: '/partners/elgiganten' } };

/** Without an address the tile is not a link. */
export const WithoutLink: Story = localized(PartnerTile, {
  sv: { name: 'Din logga här?', lettering: 'black' },
  en: { name: 'Your logo here?' },
});

/** A long name breaks inside its tile. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { name: 'Höglandsbredbandsföreningen', href: '/partners/hoglandsbredband' },
};
