import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card/Features',
  component: Card,
  args: { children: <Text>Doors open on Friday at 10:00. The lamps are lit for the last time on Monday at 12:00.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card with the colours of a band. */
export const Yellow: Story = { args: { band: 'yellow' } };

/** The striker along the lower edge, as on a matchbox. */
export const WithStriker: Story = { args: { hasStriker: true } };

/** On a band the card has its own background, text and link colours. */
export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <Card {...args} />
    </Section>
  ),
};

/** A long word breaks inside the card. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { children: <Text>Nätverkskabeldragningsansvariga samlas vid Höghastighetsuppkopplingsinformationsdisken.</Text> },
};
