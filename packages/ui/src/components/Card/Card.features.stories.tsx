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

export const Yellow: Story = { args: { band: 'yellow' } };

export const WithStriker: Story = { args: { hasStriker: true } };

export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <Card {...args} />
    </Section>
  ),
};

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { children: <Text>Nätverkskabeldragningsansvariga samlas vid Höghastighetsuppkopplingsinformationsdisken.</Text> },
};
