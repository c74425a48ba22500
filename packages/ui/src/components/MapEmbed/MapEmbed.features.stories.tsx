import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { MapEmbed } from './MapEmbed.tsx';

const meta = {
  title: 'Components/MapEmbed/Features',
  component: MapEmbed,
  args: {
    title: 'Elmia på kartan',
    src: 'https://www.openstreetmap.org/export/embed.html?bbox=14.22%2C57.78%2C14.26%2C57.80',
    href: 'https://www.openstreetmap.org/#map=16/57.7880/14.2370',
    labels: {
      load: 'Visa kartan',
      notice: 'Innehållet hämtas från OpenStreetMap först när du trycker.',
      direct: 'Öppna i egen flik',
      newTab: 'öppnas i ny flik',
    },
  },
} satisfies Meta<typeof MapEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On another ground. */
export const OnWood: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="wood" padding="compact">
      <MapEmbed {...args} />
    </Section>
  ),
};
