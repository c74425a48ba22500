import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadlineBlock } from './HeadlineBlock.tsx';

const meta = {
  title: 'Components/HeadlineBlock/Features',
  component: HeadlineBlock,
  args: {
    title: 'How to book a seat',
    children: <p>Once you have your ticket you pick a chair on the map. Teams book a row together.</p>,
  },
} satisfies Meta<typeof HeadlineBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};

/** Smaller, with a neutral button to another site. */
export const Secondary: Story = { args: { isSecondary: true, ctaUrl: 'https://tickets.tand.example/sv/seats', ctaText: 'Pick a seat' } };

export const ImageBelow: Story = {
  args: { isImageBelow: true, imageUrl: '/img/labels/tilted-blocks.svg', imageSize: { width: 640, height: 480 } },
};

export const LargeImage: Story = {
  args: { isLargeImage: true, imageUrl: '/img/labels/tilted-blocks.svg', imageSize: { width: 640, height: 480 } },
};

export const WithIcons: Story = { args: { hasIcons: true } };

export const WithImage: Story = { args: { imageUrl: '/img/labels/quiet-lan.svg', imageSize: { width: 640, height: 480 } } };

/** A call to action that leads to a page of the site. */
export const InternalPage: Story = { args: { ctaPage: '/tickets/seatbooking', ctaText: 'See the seat map' } };

/** A call to action that opens another site in a new tab. */
export const ExternalAddress: Story = {
  args: { ctaUrl: 'https://tickets.tand.example/sv/seats', ctaText: 'Pick a seat in the ticket shop' },
};

/** Without `ctaText` there is no call to action, even if it has an address. */
export const WithoutCallText: Story = { args: { ctaPage: '/tickets/seatbooking' } };

/** All props at once: `ctaPage` wins over `ctaUrl`. */
export const Everything: Story = {
  args: {
    title: 'The seat is yours',
    hasIcons: true,
    imageUrl: '/img/map-day.svg',
    imageNightUrl: '/img/map-night.svg',
    imageSize: { width: 1442, height: 886 },
    ctaPage: '/tickets/seatbooking',
    ctaUrl: 'https://tickets.tand.example/sv/seats',
    ctaText: 'Book now',
    isSecondary: true,
    isImageBelow: true,
    isLargeImage: true,
  },
};

/** A headline of one long word is broken, not cut. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Sittplatsbokningsbekräftelse', imageUrl: '/img/labels/quiet-lan.svg', imageSize: { width: 640, height: 480 } },
};

/** The frame of a picture that fails to load remains. */
export const MissingImage: Story = {
  args: { imageUrl: '/img/none.svg', imageSize: { width: 640, height: 480 }, imageAlt: 'The hall from above, with all its rows' },
};
