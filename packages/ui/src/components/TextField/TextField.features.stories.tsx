import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './TextField.stories.tsx';
import { TextField } from './TextField.tsx';

const meta = { ...base, title: 'Components/TextField/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With an error that says what to do. */
export const WithError: Story = {
  args: { defaultValue: 'TND-12', error: 'An order number has eight characters. It is in the email with your ticket.' },
};

/** A date, written as in the browser's language. */
export const Day: Story = {
  args: { type: 'date', label: 'Date of birth', hint: 'Anyone under 13 comes with an adult.', defaultValue: '2010-02-12' },
};

export const Disabled: Story = { args: { defaultValue: 'TND12345', disabled: true } };

/** On the yellow band, which is dark in the night theme. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <TextField {...args} defaultValue="TND-12" error="An order number has eight characters." />
    </Section>
  ),
};

/** A long label, hint and error break at the width of the field. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    label: 'Vårdnadshavartelefonnummer',
    hint: 'Landsnummerprefixet behövs bara för utlandsabonnemangsinnehavare.',
    defaultValue: 'ring mormor',
    error: 'Telefonnummerformateringen känns inte igen. Skriv bara siffror.',
  },
};
