import type { Meta, StoryObj } from '@storybook/react-vite';
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
    pictures: [
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
    pictures: [
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

/** On the dark band. */
export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="night" padding="compact">
      <Gallery {...args} />
    </Section>
  ),
};
