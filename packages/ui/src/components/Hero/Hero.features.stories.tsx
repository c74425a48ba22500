import type { StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Countdown } from '../Countdown/index.ts';
import { countdownLabels } from '../Countdown/Countdown.fixtures.ts';
import base from './Hero.stories.tsx';
import { heroLabels, lake, pulled, stills } from './Hero.fixtures.ts';

const meta = { ...base, title: 'Sections/Hero/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the doors open, the striker has the countdown. */
export const WithCountdown: Story = {
  globals: { clock: 'on-sale' },
  args: { strip: <Countdown target={Date.parse('2025-06-13T10:00:00+02:00')} labels={countdownLabels.en} /> },
};

/** After the doors have opened, the striker has a call to action. */
export const Over: Story = { args: { strip: <Button tone="highlight">See what is on now</Button> } };

/** The closed box, before the sale. */
export const Closed: Story = { args: { lines: ['Soon', 'until we light up'], image: stills.before, band: 'wood' } };

/** Flames in proportion to the tickets sold. */
export const OnSale: Story = { args: { image: stills.sale } };

/** A drag, a press on the link and the arrow keys move the drawer. */
export const Pulled: Story = {
  args: {
    image: stills.sale,
    actions: <Button size="large">Buy a ticket</Button>,
    pull: { href: '/universe/districts', text: 'Pull out the drawer', frames: pulled },
  },
};

/** In the last week the drawer is one notch further out each day. */
export const LastWeek: Story = { args: { lines: ['3 days', 'left'], image: stills.week, band: 'pink' } };

/** The open box by the lake. */
export const ByTheLake: Story = { args: { lines: ['Now it is', 'lit'], background: lake('day') } };

/** The empty box, on the morning after the festival. */
export const Empty: Story = { args: { lines: ['Thanks', 'for the light'], image: stills.after, background: lake('morning') } };

/** Swedish lines fit the same width. */
export const Swedish: Story = {
  globals: { lang: 'sv' },
  args: {
    lines: ['En ask full', 'av spel'],
    date: 'Jönköping 13–16 juni',
    labels: heroLabels.sv,
    children: <p>Fyra dagar esport, LAN, kreatörer och hela spelvärlden i sju stadsdelar. Under ett tak på Elmia.</p>,
    actions: (
      <Button href="/tickets" size="large">
        Köp biljett
      </Button>
    ),
  },
};

/** Without `image`, the text and the striker remain. */
export const MissingImage: Story = { args: { image: undefined, labels: undefined } };
