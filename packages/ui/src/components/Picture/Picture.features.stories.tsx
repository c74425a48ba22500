import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Picture/Features',
  component: Picture,
  args: { src: '/img/labels/rosa-helikopter.svg', width: 640, height: 480, alt: 'Label: Rosa Helikopter' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One version for both themes. */
export const OneVersion: Story = {};

/** With the edge of a box. */
export const Framed: Story = { args: { isFramed: true } };

/** Another picture on phones; both pictures have a version for the night theme. */
export const ArtDirection: Story = {
  args: {
    src: '/img/hero-day.svg',
    nightSrc: '/img/hero-night.svg',
    mobile: { src: '/img/hero-mobile-day.svg', nightSrc: '/img/hero-mobile-night.svg', width: 430, height: 484 },
    width: 1442,
    height: 886,
    alt: 'An open matchbox with the festival laid out in its drawer.',
  },
};

/** A photograph in smaller formats: the browser takes the first it supports. */
export const Formats: Story = {
  args: { avif: '/pictures/rosa-helikopter.avif', webp: '/pictures/rosa-helikopter.webp', sizes: '(max-width: 767.98px) 100vw, 640px' },
};

/** A missing picture leaves its space and shows its alternative text. */
export const MissingImage: Story = { args: { src: '/img/none.svg', isFramed: true } };
