import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import base from './Gallery.stories.tsx';
import { Gallery } from './Gallery.tsx';

const meta = { ...base, title: 'Components/Gallery/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With a caption that differs from the alternative text. */
export const Captioned: Story = {
  args: {
    images: [
      {
        src: '/img/labels/mirage-palace.svg',
        alt: 'Mirage Palace: a palace in the desert',
        caption: 'The palace opens on Friday at 12:00',
        width: 640,
        height: 480,
      },
    ],
  },
};

/** Square pictures, as in advertisements. */
export const Square: Story = {
  args: {
    ratio: '1:1',
    images: [
      { src: '/img/deals/headset.svg', alt: 'Advertisement: a headset whose microphone can be heard.', width: 600, height: 600 },
      { src: '/img/deals/mouse.svg', alt: 'Advertisement: light mice for heavy decisions.', width: 600, height: 600 },
      { src: '/img/deals/chair.svg', alt: 'Advertisement: chairs for four days in a row.', width: 600, height: 600 },
    ],
  },
};

export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="night" padding="compact">
      <Gallery {...args} />
    </Section>
  ),
};

/** An opened picture, with its position and buttons to the others. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Tokyo Town/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Tokyo Town/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('2 of 3');
  },
};

/** Without pictures nothing is visible. */
export const Empty: Story = { args: { images: [] } };

/** A single picture is as large as one of several. */
export const One: Story = {
  args: { images: [{ src: '/img/labels/quiet-lan.svg', alt: 'Quiet LAN: a sleeping server', width: 640, height: 480 }] },
};

/** A picture that fails to load shows its alternative text. */
export const MissingImage: Story = {
  args: {
    images: [
      { src: '/img/none.svg', alt: 'Neon District: the signs light up', width: 640, height: 480 },
      { src: '/img/labels/neon-district.svg', alt: 'Neon District at night', width: 640, height: 480 },
    ],
  },
};
