import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Countdown } from '../Countdown/index.ts';
import { countdownLabels } from '../Countdown/Countdown.fixtures.ts';
import { LinkArrow } from '../LinkArrow/index.ts';
import { heroImage, heroLabels, lake, pulled, stills } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Patterns/Hero/Features',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    lines: ['En ask full', 'av spel'],
    date: 'Jönköping 13–16 juni',
    image: heroImage,
    labels: heroLabels.sv,
    children: <p>Fyra dagar esport, LAN, kreatörer och hela spelvärlden i sju stadsdelar. Under ett tak på Elmia.</p>,
    actions: (
      <>
        <Button href="/tickets" size="large">
          Köp biljett
        </Button>
        <LinkArrow href="/universe/districts" direction="none">
          Se kartan
        </LinkArrow>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the doors open the countdown stands in the striker. */
export const WithCountdown: Story = {
  globals: { clock: 'on-sale' },
  args: { strip: <Countdown size="hero" target={Date.parse('2025-06-13T10:00:00+02:00')} labels={countdownLabels.sv} /> },
};

/** Afterwards its call to action does. */
export const Over: Story = { args: { strip: <Button variant="accent">Se vad som händer nu</Button> } };

/** Shut and waited for. */
export const Closed: Story = { args: { lines: ['Snart', 'tänder vi'], image: stills.before, tone: 'wood' } };

/** A flame for each share of the tickets that is sold. */
export const OnSale: Story = { args: { image: stills.sale } };

/** The drawer follows a hand, a link and the arrow keys. */
export const Pulled: Story = {
  args: {
    image: stills.sale,
    actions: <Button size="large">Köp biljett</Button>,
    pull: { href: '/universe/districts', text: 'Dra ut lådan', frames: pulled, onOpen: () => {} },
  },
};

/** A notch a day. */
export const LastWeek: Story = { args: { lines: ['3 dagar', 'kvar'], image: stills.week, tone: 'pink' } };

/** The open box by the lake. */
export const ByTheLake: Story = { args: { lines: ['Nu är det', 'tänt'], ground: lake('day') } };

/** Swept, the morning after. */
export const Empty: Story = { args: { lines: ['Tack', 'för ljuset'], image: stills.after, ground: lake('morning') } };

/** Another language fills the same measure. */
export const English: Story = {
  globals: { lang: 'en' },
  args: {
    lines: ['A boxful', 'of games'],
    date: 'Jönköping 13–16 June',
    labels: heroLabels.en,
    children: (
      <p>Four days and nights of esports, LAN, creators and the whole world of games in seven districts, under one roof at Elmia.</p>
    ),
    actions: (
      <Button href="/tickets" size="large">
        Buy a ticket
      </Button>
    ),
  },
};

/** Without the picture the words and the striker remain. */
export const MissingImage: Story = { args: { image: undefined, labels: undefined } };
