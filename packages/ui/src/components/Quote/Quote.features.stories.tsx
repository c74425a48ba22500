import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Quote/Features',
  component: Quote,
  args: { children: '”Vi ville bygga staden vi själva hade flyttat till.”', name: 'Maja Lindqvist', roleName: 'Grundare' },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a name. */
export const Anonymous: Story = {
  args: { children: '”Jag kom för turneringen och stannade för ramen.”', name: undefined, roleName: undefined },
};

/** In a band of its own. */
export const Large: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="blue">
      <Quote {...args} isLarge />
    </Section>
  ),
};

/** On the striker's red. */
export const OnStriker: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="striker" padding="compact">
      <Quote {...args} />
    </Section>
  ),
};

/** A long word breaks inside the quotation. */
export const LongWords: Story = {
  args: {
    children: '”Det var en tändsticksasksuppfinnarbeundransvärd helg.”',
    name: 'Agneta Fagerström-Östergrensdotter',
    roleName: 'Barnbarnsbarn till en tändsticksfabrikörsänka',
  },
};
