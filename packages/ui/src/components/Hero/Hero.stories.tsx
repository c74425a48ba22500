import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { LinkArrow } from '../LinkArrow/index.ts';
import { heroImage, heroLabels } from './Hero.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    lines: ['A box full', 'of games'],
    date: 'Jönköping 13–16 June',
    image: heroImage,
    labels: heroLabels.en,
    children: (
      <p>Four days and nights of esports, LAN, creators and the whole world of games in seven districts. Under one roof at Elmia.</p>
    ),
    actions: (
      <>
        <Button href="/tickets" size="large">
          Buy a ticket
        </Button>
        <LinkArrow href="/universe/districts" direction="none">
          See the map
        </LinkArrow>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { date: 'Jönköping 13–16 June' } };
