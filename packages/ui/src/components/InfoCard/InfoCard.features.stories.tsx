import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../foundations/Grid/index.ts';
import { SocialLinks } from '../SocialLinks/index.ts';
import { InfoCard } from './InfoCard.tsx';

const meta = {
  title: 'Components/InfoCard/Features',
  component: InfoCard,
  args: { title: 'Retro Road', href: '/activities/retro', children: 'Consoles from 1985 onwards, brought out and plugged in.' },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPicture: Story = {};

/** A fact without a link. */
export const WithoutLink: Story = { args: { href: undefined, title: 'Breakfast 7:00–10:00' } };

/** Cards with the colours of bands. */
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

const portrait = { src: '/img/cosplay/amanda-rask.svg', width: 200, height: 200, alt: '' };

/** People, four per row or two on a phone. A long name breaks inside its card. */
export const Portraits: Story = {
  args: { image: portrait, ratio: '1:1', href: '/activities/cosplay', children: 'Judge and armourer' },
  render: args => (
    <Grid columns={4} mobileColumns={2}>
      <InfoCard {...args} title="Amanda Rask" />
      <InfoCard {...args} title="Maximiliana Rustningssmedsdotter" />
      <InfoCard {...args} title="Ljungeld" />
      <InfoCard {...args} title="Yuki Dahl" />
    </Grid>
  ),
};

const channels = ['x', 'discord', 'facebook', 'instagram', 'tiktok', 'twitch', 'youtube', 'kick', 'web'];

/** A seller with many channels, whose icons wrap. */
export const WithChannels: Story = {
  args: {
    href: undefined,
    title: 'The Dice Smithy',
    children: (
      <SocialLinks
        profiles={channels.map(id => ({ id, text: id, href: `https://dice.example/${id}` }))}
        labels={{ list: 'Channels of The Dice Smithy', newTab: 'opens in a new tab' }}
      />
    ),
  },
};

/** A picture that fails to load shows its alternative text. */
export const MissingImage: Story = { args: { image: { src: '/img/none.svg', width: 800, height: 600, alt: 'Shelves of consoles' } } };
