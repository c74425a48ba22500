import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreatorCard } from './CreatorCard.tsx';

const meta = {
  title: 'Components/CreatorCard',
  component: CreatorCard,
  args: {
    nick: 'TurboTant',
    image: { src: '/img/creators/turbotant.svg', width: 200, height: 200 },
    line: 'CS, Malmö',
    href: '/creators/turbotant',
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof CreatorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isFocused: false } };
