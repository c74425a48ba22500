import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';
import { textSizes, textTones, textWeights } from './textScale.ts';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Four days and nights of esports, LAN, creators and the whole world of games in seven districts.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'body', tone: 'neutral', weight: 'normal', isMeasured: false },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
};
