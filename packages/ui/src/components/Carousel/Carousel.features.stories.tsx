import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { carouselLabels } from './Carousel.fixtures.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Components/Carousel/Features',
  component: Carousel,
  args: {
    label: 'The districts',
    labels: carouselLabels.en,
    children: ['Tokyo Town', 'Tilted Blocks', 'Neon District', 'Mirage Palace', 'Streamer Avenue', 'Rosa Helikopter', 'Quiet LAN'].map(
      name => (
        <Button key={name} size="large" variant="secondary" href="/universe/districts">
          {name}
        </Button>
      ),
    ),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons that scroll by the visible width. */
export const ByPage: Story = { args: { step: 'page' } };

/** Everything fits: both buttons are disabled. */
export const NothingToScroll: Story = { args: { children: <Button href="/tickets">Tickets</Button> } };

/** After one press of Next, Previous is enabled and the focus is still on Next. */
export const OneStepOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false'));
  },
};

/** Without slides, both buttons are disabled. */
export const Empty: Story = { args: { children: [] } };
