import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { ActivityCard } from './ActivityCard.tsx';

const meta = {
  title: 'Components/ActivityCard',
  component: ActivityCard,
  ...localized(ActivityCard, {
    sv: {
      title: 'Retrogatan',
      href: '/activities/retro',
      place: 'Tokyo Town',
      image: { src: '/img/activities/retro.svg', width: 1200, height: 675, alt: 'Tjock-tv-apparater staplade på varandra.' },
      children: 'Konsolerna du fick i julklapp, eller borde ha fått. Alla är inkopplade.',
    },
    en: {
      title: 'Retro Street',
      image: { src: '/img/activities/retro.svg', width: 1200, height: 675, alt: 'Tube televisions stacked on top of each other.' },
      children: 'The consoles you got for Christmas, or should have. All of them plugged in.',
    },
  }),
} satisfies Meta<typeof ActivityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isExternal: false, level: 3 },
  argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } },
};
