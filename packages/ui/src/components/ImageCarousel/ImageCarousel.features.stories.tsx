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

/** No pictures: both buttons are at their end. */
export const Empty: Story = { args: { images: [] } };

/** A single picture. */
export const One: Story = { args: { images: carouselImages.slice(0, 1) } };

/** A long caption breaks below its picture. */
export const LongWords: Story = {
  args: { images: carouselImages.map(image => ({ ...image, caption: `Vykortsfotografitävlingsbidraget från ${image.caption}` })) },
};

/** A picture that does not come says what it shows. */
export const MissingImage: Story = {
  args: { images: [{ src: '/img/none.svg', alt: 'Ett tåg genom Tokyo Town', width: 640, height: 480 }, ...carouselImages.slice(1)] },
};
