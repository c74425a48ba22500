import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { FieldError } from './FieldError.tsx';

const meta = {
  title: 'Components/FieldError/Features',
  component: FieldError,
  args: { children: 'Ordernumret har åtta tecken. Du hittar det i biljettmejlet.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On yellow the error turns a darker red. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="yellow" padding="compact">
      <FieldError {...args} />
    </Section>
  ),
};

/** A long word breaks beside the sign. */
export const LongWords: Story = {
  args: { children: 'Organisationsnummerkontrollsiffran stämmer inte. Skriv tio siffror, med eller utan bindestreck.' },
};
