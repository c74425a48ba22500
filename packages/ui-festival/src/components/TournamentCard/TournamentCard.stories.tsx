import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { TournamentCard } from './TournamentCard.tsx';

const meta = {
  title: 'Components/TournamentCard',
  component: TournamentCard,
  ...localized(TournamentCard, {
    sv: {
      title: 'Counter-Strike 2 Masters',
      href: '/esports/tournaments/cs2',
      image: { src: '/img/tournaments/cs2.svg', width: 1200, height: 675, alt: 'En bomb med tickande siffror på röd botten' },
      children: 'Sexton lag, en scen och finalen på söndag kväll.',
    },
    en: {
      image: { src: '/img/tournaments/cs2.svg', width: 1200, height: 675, alt: 'A bomb with ticking digits on red' },
      children: 'Sixteen teams, one stage and the final on Sunday evening.',
    },
  }),
} satisfies Meta<typeof TournamentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { ratio: '16:9', level: 3 },
  argTypes: { ratio: { control: 'inline-radio', options: ['16:9', '4:3'] }, level: { control: 'inline-radio', options: [2, 3, 4] } },
};
