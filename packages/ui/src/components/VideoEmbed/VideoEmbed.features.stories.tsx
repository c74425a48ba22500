import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './VideoEmbed.stories.tsx';
import { VideoEmbed } from './VideoEmbed.tsx';

const meta = { ...base, title: 'Components/VideoEmbed/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Without the line below the button. */
export const NoNotice: Story = { args: { labels: { load: 'Play the film', direct: 'Open in a new tab', newTab: 'opens in a new tab' } } };

export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="night" padding="compact">
      <VideoEmbed {...args} />
    </Section>
  ),
};
