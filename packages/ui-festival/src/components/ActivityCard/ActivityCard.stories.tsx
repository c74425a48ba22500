import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityCard } from './ActivityCard.tsx';

const meta = {
  title: 'Components/ActivityCard',
  component: ActivityCard,
  args: {
    title: 'Retrogatan',
    href: '/activities/retro',
    place: 'Tokyo Town',
    image: { src: '/img/activities/retro.svg', width: 1200, height: 675, alt: 'Tjock-tv-apparater staplade på varandra.' },
    children: 'Konsolerna du fick i julklapp, eller borde ha fått. Alla är inkopplade.',
  },
} satisfies Meta<typeof ActivityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isExternal: false, level: 3 },
  argTypes: { level: { control: 'inline-radio', options: [2, 3, 4] } },
};
