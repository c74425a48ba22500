import type { Meta, StoryObj } from '@storybook/react-vite';
import { Embed } from './Embed.tsx';

const meta = {
  title: 'Components/Embed',
  component: Embed,
  args: {
    kind: 'video',
    title: 'The 2025 trailer',
    src: 'https://www.youtube-nocookie.com/embed/',
    href: 'https://www.youtube.com/',
    labels: {
      load: 'Play the film',
      notice: 'Content comes from YouTube only when you press.',
      direct: 'Open in a new tab',
      newTab: 'opens in a new tab',
    },
  },
} satisfies Meta<typeof Embed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'How the food is made' } };
