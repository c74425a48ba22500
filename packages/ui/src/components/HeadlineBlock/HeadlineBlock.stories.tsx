import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeadlineBlock } from './HeadlineBlock.tsx';

const meta = {
  title: 'Components/HeadlineBlock',
  component: HeadlineBlock,
  args: {
    title: 'Bo på området',
    imageUrl: '/img/labels/quiet-lan.svg',
    imageSize: { width: 640, height: 480 },
    ctaPage: '/accommodation',
    ctaText: 'Se boendet',
    children: <p>Sovsal, tält eller stuga: allt ligger så nära att du hinner tillbaka till matchen.</p>,
  },
} satisfies Meta<typeof HeadlineBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hasIcons: false, isSecondary: false, isImageBelow: false, isLargeImage: false },
  argTypes: { iconsUrl: { if: { arg: 'hasIcons' } }, ctaUrl: { if: { arg: 'ctaPage', truthy: false } } },
};
