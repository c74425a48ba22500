import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Quote.stories.tsx';
import { Quote } from './Quote.tsx';

const meta = { ...base, title: 'Components/Quote/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {
  args: { children: '“I came for the tournament and stayed for the ramen.”', name: undefined, roleName: undefined },
};

/** Large, in a band of its own. */
export const Large: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue">
      <Quote {...args} isLarge />
    </Section>
  ),
};

/** On the striker's red. */
export const OnStriker: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="striker" padding="compact">
      <Quote {...args} />
    </Section>
  ),
};

/** A long word breaks inside the quotation. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    children: '”Det var en tändsticksasksuppfinnarbeundransvärd helg.”',
    name: 'Agneta Fagerström-Östergrensdotter',
    roleName: 'Barnbarnsbarn till en tändsticksfabrikörsänka',
  },
};
