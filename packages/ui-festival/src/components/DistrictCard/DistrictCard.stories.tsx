import type { Meta, StoryObj } from '@storybook/react-vite';
import { DistrictCard } from './DistrictCard.tsx';

const meta = {
  title: 'Components/DistrictCard',
  component: DistrictCard,
  args: {
    name: 'Tokyo Town',
    href: '/universe/districts/tokyo-town',
    image: { src: '/img/labels/tokyo-town.svg', width: 640, height: 480 },
  },
} satisfies Meta<typeof DistrictCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { isMap: false },
};
