import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { ErrorBox } from './ErrorBox.tsx';

const meta = {
  title: 'Components/ErrorBox/Features',
  component: ErrorBox,
  args: {
    lines: [
      'Vi hittade inga biljetter.',
      'Kontrollera ordernumret och postnumret du köpte med.',
      'Hör av dig till supporten om det ändå inte går.',
    ],
  },
} satisfies Meta<typeof ErrorBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single line. */
export const OneLine: Story = { args: { lines: ['Något gick fel. Försök igen om en stund.'] } };

/** On yellow. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="yellow" padding="compact">
      <ErrorBox {...args} />
    </Section>
  ),
};

/** A long word breaks beside the sign. */
export const LongWords: Story = { args: { lines: ['Bokningsbekräftelsenummerkontrollen svarar inte.', 'Försök igen om en stund.'] } };
