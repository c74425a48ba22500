import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    labels: {
      gallery: 'Pictures from the districts',
      close: 'Close',
      previous: 'Previous',
      next: 'Next',
      position: (index, total) => `${index} of ${total}`,
    },
    images: [
      { src: '/img/labels/tokyo-town.svg', alt: 'Tokyo Town: a kaiju with a headset', width: 640, height: 480 },
      { src: '/img/labels/tilted-blocks.svg', alt: 'Tilted Blocks: the leaning tower', width: 640, height: 480 },
      { src: '/img/labels/rosa-helikopter.svg', alt: 'Rosa Helikopter on its pad', width: 640, height: 480 },
    ],
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    images: [{ src: '/img/labels/quiet-lan.svg', alt: 'Quiet LAN: sleeping pods', caption: 'Quiet after 22:00', width: 640, height: 480 }],
  },
};
