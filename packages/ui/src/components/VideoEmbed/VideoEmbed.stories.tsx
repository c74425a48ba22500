import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoEmbed } from './VideoEmbed.tsx';

const meta = {
  title: 'Components/VideoEmbed',
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

export const Default: Story = {};

export const Playground: Story = { args: { title: 'Så lagas maten' } };
