import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../foundations/Heading/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { bands } from '../../tokens/index.ts';
import { Card, cardPaddings } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Timer</Heading>
        <Text>Each round is twenty minutes. The best time of the day wins.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { band: 'card', padding: 'base', hasStriker: false },
  argTypes: { band: { control: 'select', options: bands }, padding: { control: 'inline-radio', options: cardPaddings } },
};
