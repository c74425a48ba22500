import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapEmbed } from './MapEmbed.tsx';

const meta = {
  title: 'Components/MapEmbed',
  component: MapEmbed,
  args: {
    title: 'Elmia on the map',
    src: 'https://www.openstreetmap.org/export/embed.html?bbox=14.22%2C57.78%2C14.26%2C57.80',
    href: 'https://www.openstreetmap.org/#map=16/57.7880/14.2370',
    labels: {
      load: 'Show the map',
      notice: 'Content comes from OpenStreetMap only when you press.',
      direct: 'Open in a new tab',
      newTab: 'opens in a new tab',
    },
  },
} satisfies Meta<typeof MapEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'The car park at Elmia' } };
