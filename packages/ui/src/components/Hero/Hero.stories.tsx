import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { LinkArrow } from '../LinkArrow/index.ts';
import { heroImage, heroLabels } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Patterns/Hero',
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

export const Default: Story = {};

export const Playground: Story = { args: { date: 'Jönköping 13–16 juni' } };
