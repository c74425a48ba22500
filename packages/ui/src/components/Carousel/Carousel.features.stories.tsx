import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../foundations/Heading/index.ts';
import { Button } from '../Button/index.ts';
import { carouselLabels } from './Carousel.fixtures.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Components/Carousel/Features',
  component: Carousel,
  args: {
    label: 'Stadsdelarna',
    labels: carouselLabels.sv,
    children: ['Tokyo Town', 'Tilted Blocks', 'Neon District', 'Mirage Palace', 'Streamer Avenue', 'Rosa Helikopter', 'Quiet LAN'].map(
      name => (
        <Button key={name} size="large" variant="neutral" href="/universe/districts">
          {name}
        </Button>
      ),
    ),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading to the left of the buttons. */
export const WithHeader: Story = { args: { header: <Heading level={2}>Stadsdelar</Heading> } };

/** Buttons that turn a whole page. */
export const ByPage: Story = { args: { step: 'page' } };

/** Everything fits: both buttons are at their end. */
export const NothingToScroll: Story = { args: { children: <Button href="/tickets">Biljetter</Button> } };
