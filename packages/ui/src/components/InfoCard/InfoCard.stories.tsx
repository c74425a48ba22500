import type { Meta, StoryObj } from '@storybook/react-vite';
import { bands } from '../../tokens/index.ts';
import { InfoCard } from './InfoCard.tsx';

const meta = {
  title: 'Components/InfoCard',
  component: InfoCard,
  args: {
    title: 'Join the crew',
    href: '/crew',
    image: { src: '/img/labels/tilted-blocks.svg', width: 640, height: 480 },
    children: 'Three eight-hour shifts, food in the crew kitchen and a place in the sleeping hall.',
    actionText: 'How it works',
  },
} satisfies Meta<typeof InfoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { band: 'card', ratio: '4:3', kicker: 'Optional' },
  argTypes: { band: { control: 'select', options: bands }, ratio: { control: 'inline-radio', options: ['4:3', '1:1'] } },
};
