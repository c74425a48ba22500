import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  args: {
    labels: {
      gallery: 'Bilder från stadsdelarna',
      close: 'Stäng',
      previous: 'Föregående',
      next: 'Nästa',
      position: (index, total) => `${index} av ${total}`,
    },
    images: [
      { src: '/img/labels/tokyo-town.svg', alt: 'Tokyo Town: en kaiju med headset', width: 640, height: 480 },
      { src: '/img/labels/tilted-blocks.svg', alt: 'Tilted Blocks: det lutande tornet', width: 640, height: 480 },
      { src: '/img/labels/rosa-helikopter.svg', alt: 'Rosa Helikopter på sin platta', width: 640, height: 480 },
    ],
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    images: [{ src: '/img/labels/quiet-lan.svg', alt: 'Quiet LAN: sovkapslar', caption: 'Tyst efter kl. 22.00', width: 640, height: 480 }],
  },
};
