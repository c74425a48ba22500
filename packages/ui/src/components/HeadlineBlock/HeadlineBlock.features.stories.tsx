import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadlineBlock } from './HeadlineBlock.tsx';

const meta = {
  title: 'Components/HeadlineBlock/Features',
  component: HeadlineBlock,
  args: {
    title: 'Så bokar du plats',
    children: <p>När biljetten är köpt väljer du stol på kartan. Ni som är ett lag bokar i en följd.</p>,
  },
} satisfies Meta<typeof HeadlineBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words alone. */
export const TextOnly: Story = {};

/** Smaller, with a neutral button to another site. */
export const Secondary: Story = { args: { isSecondary: true, ctaUrl: 'https://tickets.tand.example/sv/seats', ctaText: 'Välj plats' } };

/** The picture below the text. */
export const ImageBelow: Story = {
  args: { isImageBelow: true, imageUrl: '/img/labels/tilted-blocks.svg', imageSize: { width: 640, height: 480 } },
};

/** The picture takes the larger share. */
export const LargeImage: Story = {
  args: { isLargeImage: true, imageUrl: '/img/labels/tilted-blocks.svg', imageSize: { width: 640, height: 480 } },
};

/** With the row of icons. */
export const WithIcons: Story = { args: { hasIcons: true } };

/** The picture beside the text. */
export const WithImage: Story = { args: { imageUrl: '/img/labels/quiet-lan.svg', imageSize: { width: 640, height: 480 } } };

/** A call to action that leads to a page of the site. */
export const InternalPage: Story = { args: { ctaPage: '/tickets/seatbooking', ctaText: 'Till platskartan' } };

/** A call to action that opens another site in a new tab. */
export const ExternalAddress: Story = { args: { ctaUrl: 'https://tickets.tand.example/sv/seats', ctaText: 'Välj plats i biljettbutiken' } };

/** Without words there is no call to action, wherever it would lead. */
export const WithoutCallText: Story = { args: { ctaPage: '/tickets/seatbooking' } };

/** All of it at once: the route wins over the address. */
export const Everything: Story = {
  args: {
    title: 'Platsen är din',
    hasIcons: true,
    imageUrl: '/img/map-day.svg',
    imageNightUrl: '/img/map-night.svg',
    imageSize: { width: 1442, height: 886 },
    ctaPage: '/tickets/seatbooking',
    ctaUrl: 'https://tickets.tand.example/sv/seats',
    ctaText: 'Boka nu',
    isSecondary: true,
    isImageBelow: true,
    isLargeImage: true,
  },
};

/** A headline of one long word is broken, not cut. */
export const LongWords: Story = {
  args: { title: 'Sittplatsbokningsbekräftelse', imageUrl: '/img/labels/quiet-lan.svg', imageSize: { width: 640, height: 480 } },
};

/** A picture that does not come leaves its frame. */
export const MissingImage: Story = {
  args: { imageUrl: '/img/none.svg', imageSize: { width: 640, height: 480 }, imageAlt: 'Hallen sedd uppifrån, med alla rader' },
};
