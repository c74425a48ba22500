import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadlineBlock } from './HeadlineBlock.tsx';

const meta = {
  title: 'Components/HeadlineBlock/Features',
  component: HeadlineBlock,
  args: {
    headline: 'Så bokar du plats',
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
