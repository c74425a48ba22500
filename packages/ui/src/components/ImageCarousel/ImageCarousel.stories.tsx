import type { Meta, StoryObj } from '@storybook/react-vite';
import { carouselLabels } from '../Carousel/Carousel.fixtures.ts';
import { carouselImages } from './ImageCarousel.fixtures.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const meta = {
  title: 'Components/ImageCarousel',
  component: ImageCarousel,
  args: { label: 'The districts', labels: carouselLabels.en, images: carouselImages.en },
} satisfies Meta<typeof ImageCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { step: 250 } };
