import type { StoryObj } from '@storybook/react-vite';
import base from './ImageCarousel.stories.tsx';
import { carouselImages } from './ImageCarousel.fixtures.ts';

const meta = { ...base, title: 'Components/ImageCarousel/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons scroll by the visible width. */
export const ByPage: Story = { args: { step: 'page' } };

/** Without pictures both buttons are disabled. */
export const Empty: Story = { args: { images: [] } };

export const One: Story = { args: { images: carouselImages.en.slice(0, 1) } };

/** A picture that fails to load shows its alternative text. */
export const MissingImage: Story = {
  args: { images: [{ src: '/img/none.svg', alt: 'A train through Tokyo Town', width: 640, height: 480 }, ...carouselImages.en.slice(1)] },
};
