import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Gallery/Features',
  component: Gallery,
  args: {
    labels: {
      gallery: 'Bilder från stadsdelarna',
      close: 'Stäng',
      previous: 'Föregående',
      next: 'Nästa',
      position: (index, total) => `${index} av ${total}`,
    },
    images: [
      { src: '/img/labels/tokyo-town.svg', alt: 'Tokyo Town: en kaiju med headset', width: 640, height: 480 },
      { src: '/img/labels/tilted-blocks.svg', alt: 'Tilted Blocks: det lutande tornet', width: 640, height: 480 },
      { src: '/img/labels/rosa-helikopter.svg', alt: 'Rosa Helikopter på sin platta', width: 640, height: 480 },
    ],
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A caption of its own. */
export const Captioned: Story = {
  args: {
    images: [
      {
        src: '/img/labels/mirage-palace.svg',
        alt: 'Mirage Palace: ett palats i öknen',
        caption: 'Palatset öppnar fredag kl. 12.00',
        width: 640,
        height: 480,
      },
    ],
  },
};

/** Square pictures, as advertisements are. */
export const Square: Story = {
  args: {
    ratio: '1:1',
    images: [
      { src: '/img/deals/headset.svg', alt: 'Annons: headset med mikrofon som faktiskt hörs.', width: 600, height: 600 },
      { src: '/img/deals/mouse.svg', alt: 'Annons: lätta möss för tunga beslut.', width: 600, height: 600 },
      { src: '/img/deals/chair.svg', alt: 'Annons: stolar för fyra dygn i sträck.', width: 600, height: 600 },
    ],
  },
};

/** On the dark band. */
export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="night" padding="compact">
      <Gallery {...args} />
    </Section>
  ),
};

/** A picture opens large, with its place in the row and the way to the next. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Tokyo Town/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: /Tokyo Town/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nästa' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('2 av 3');
  },
};

/** No pictures: nothing is drawn. */
export const Empty: Story = { args: { images: [] } };

/** A single picture keeps the size of a cell. */
export const One: Story = {
  args: { images: [{ src: '/img/labels/quiet-lan.svg', alt: 'Quiet LAN: en sovande server', width: 640, height: 480 }] },
};

/** A picture that does not come says what it shows. */
export const MissingImage: Story = {
  args: {
    images: [
      { src: '/img/none.svg', alt: 'Neon District: skyltarna tänds', width: 640, height: 480 },
      { src: '/img/labels/neon-district.svg', alt: 'Neon District om natten', width: 640, height: 480 },
    ],
  },
};
