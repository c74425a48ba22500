import type { StoryObj } from '@storybook/react-vite';
import { Grid } from '@tand/ui/foundations/Grid';
import { localized } from '../../test/localized.tsx';
import base from './ActivityCard.stories.tsx';

const meta = { ...base, title: 'Components/ActivityCard/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens another site in a new tab. */
export const External: Story = localized(base.render, {
  sv: { title: 'Arkadhallen', href: 'https://www.elmia.se', isExternal: true },
  en: { title: 'The arcade' },
});

/** Text without a link. */
export const WithoutLink: Story = localized(base.render, {
  sv: { title: 'Karaoke i tehuset', href: undefined, place: undefined },
  en: { title: 'Karaoke in the tea house' },
});

export const MissingImage: Story = { args: { image: undefined } };

/** Long names of place and activity break inside the card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Handkontrollsreparationsverkstaden', place: 'Streamer Avenue, mellan Mirage Palace och Neon District' },
};

/** Three cards in a row. */
export const Many: Story = {
  render: args => (
    <Grid columns={3}>
      <base.render {...args} />
      <base.render {...args} title="Console Corner" href="/activities/console" />
      <base.render {...args} title="Karaoke" href="/activities/karaoke" />
    </Grid>
  ),
};
