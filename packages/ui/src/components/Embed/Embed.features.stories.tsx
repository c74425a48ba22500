import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Embed.stories.tsx';
import { Embed } from './Embed.tsx';

const meta = { ...base, title: 'Components/Embed/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Map: Story = {
  args: {
    kind: 'map',
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
};

/** A form, whose frame is `height` px high. */
export const Form: Story = {
  args: {
    kind: 'form',
    title: 'Expression of interest',
    src: 'https://forms.tand.example/signup?embed=1',
    href: 'https://forms.tand.example/signup',
    height: 1552,
    labels: {
      load: 'Show the form',
      notice: 'Content comes from forms.tand.example only when you press.',
      direct: 'Open in a new tab',
      newTab: 'opens in a new tab',
    },
  },
};

/** Without the notice below the button. */
export const NoNotice: Story = { args: { labels: { load: 'Play the film', direct: 'Open in a new tab', newTab: 'opens in a new tab' } } };

export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="night" padding="compact">
      <Embed {...args} />
    </Section>
  ),
};
