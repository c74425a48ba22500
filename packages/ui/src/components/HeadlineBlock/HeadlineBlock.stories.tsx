import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadlineBlock } from './HeadlineBlock.tsx';

const meta = {
  title: 'Components/HeadlineBlock',
  component: HeadlineBlock,
  args: {
    title: 'Stay on site',
    imageUrl: '/img/labels/quiet-lan.svg',
    imageSize: { width: 640, height: 480 },
    ctaPage: '/accommodation',
    ctaText: 'See where to stay',
    children: <p>Sleeping hall, tent or cabin: all close enough to be back in time for the match.</p>,
  },
} satisfies Meta<typeof HeadlineBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hasIcons: false, isSecondary: false, isImageBelow: false, isLargeImage: false },
  argTypes: { iconsUrl: { if: { arg: 'hasIcons' } }, ctaUrl: { if: { arg: 'ctaPage', truthy: false } } },
};
