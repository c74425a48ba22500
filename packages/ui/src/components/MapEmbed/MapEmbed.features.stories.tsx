import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './MapEmbed.stories.tsx';
import { MapEmbed } from './MapEmbed.tsx';

const meta = { ...base, title: 'Components/MapEmbed/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnWood: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="wood" padding="compact">
      <MapEmbed {...args} />
    </Section>
  ),
};
