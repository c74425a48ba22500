import type { Meta, StoryObj } from '@storybook/react-vite';
import { bands } from '../../tokens/index.ts';
import { InfoCard } from './InfoCard.tsx';

const meta = {
  title: 'Components/InfoCard',
  component: InfoCard,
  args: {
    title: 'Bli crew',
    href: '/crew',
    image: { src: '/img/labels/tilted-blocks.svg', width: 640, height: 480 },
    children: 'Tre pass om åtta timmar, mat i crewköket och en plats i sovsalen.',
    actionText: 'Så funkar det',
  },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'card', ratio: '4:3', kicker: 'Ideellt' },
  argTypes: { tone: { control: 'select', options: bands }, ratio: { control: 'inline-radio', options: ['4:3', '16:9', '1:1'] } },
};
