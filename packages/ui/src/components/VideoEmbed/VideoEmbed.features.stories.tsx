import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { VideoEmbed } from './VideoEmbed.tsx';

const meta = {
  title: 'Components/VideoEmbed/Features',
  component: VideoEmbed,
  args: {
    title: 'Trailern för 2025',
    src: 'https://www.youtube-nocookie.com/embed/',
    href: 'https://www.youtube.com/',
    labels: {
      load: 'Spela filmen',
      notice: 'Innehållet hämtas från YouTube först när du trycker.',
      direct: 'Öppna i egen flik',
      newTab: 'öppnas i ny flik',
    },
  },
} satisfies Meta<typeof VideoEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without the line below the button. */
export const NoNotice: Story = { args: { labels: { load: 'Spela filmen', direct: 'Öppna i egen flik', newTab: 'öppnas i ny flik' } } };

/** On the dark band. */
export const OnNight: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="night" padding="compact">
      <VideoEmbed {...args} />
    </Section>
  ),
};
