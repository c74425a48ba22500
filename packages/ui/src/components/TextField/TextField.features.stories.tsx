import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField/Features',
  component: TextField,
  args: { label: 'Ordernummer', hint: 'Åtta tecken, står i biljettmejlet.' },
  argTypes: { onChange: { action: 'change' } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong, and what to do. */
export const WithError: Story = {
  args: { defaultValue: 'TND-12', error: 'Ordernumret har åtta tecken. Du hittar det i biljettmejlet.' },
};

/** It waits. */
export const Disabled: Story = { args: { defaultValue: 'TND12345', disabled: true } };

/** On yellow by day and night. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="yellow" padding="compact">
      <TextField {...args} defaultValue="TND-12" error="Ordernumret har åtta tecken." />
    </Section>
  ),
};

/** A long label, hint and error break at the width of the field. */
export const LongWords: Story = {
  args: {
    label: 'Vårdnadshavartelefonnummer',
    hint: 'Landsnummerprefixet behövs bara för utlandsabonnemangsinnehavare.',
    defaultValue: 'ring mormor',
    error: 'Telefonnummerformateringen känns inte igen. Skriv bara siffror.',
  },
};
