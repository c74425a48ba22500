import type { Meta, StoryObj } from '@storybook/react-vite';
import { carouselLabels } from '../Carousel/Carousel.fixtures.ts';
import { carouselImages } from './ImageCarousel.fixtures.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const meta = {
  title: 'Components/ImageCarousel/Features',
  component: ImageCarousel,
  args: { label: 'Stadsdelarna', labels: carouselLabels.sv, images: carouselImages },
} satisfies Meta<typeof ImageCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures that lead somewhere. */
export const WithLinks: Story = {
  args: { label: 'Från golvet', images: carouselImages.map(image => ({ ...image, href: 'https://www.instagram.com/', isExternal: true })) },
};

/** The arrows turn a whole page. */
export const ByPage: Story = { args: { step: 'page' } };
