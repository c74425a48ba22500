import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: {
    src: '/img/districts/tokyo-town-day.svg',
    nightSrc: '/img/districts/tokyo-town-night.svg',
    width: 1600,
    height: 1200,
    alt: 'Tokyo Town in its box: towers, alleys, ramen stalls and a kaiju with a headset.',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isFramed: true }, argTypes: { isPriority: { control: false } } };
