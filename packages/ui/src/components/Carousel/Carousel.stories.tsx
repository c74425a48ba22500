import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { carouselLabels } from './Carousel.fixtures.ts';
import { Carousel } from './Carousel.tsx';

const districts = ['Tokyo Town', 'Tilted Blocks', 'Neon District', 'Mirage Palace', 'Streamer Avenue', 'Rosa Helikopter', 'Quiet LAN'];

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'The districts',
    labels: carouselLabels.en,
    children: districts.map(name => (
      <Button key={name} size="large" tone="highlight" href="/universe/districts">
        {name}
      </Button>
    )),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { step: 250, hasFocusableTrack: false } };
