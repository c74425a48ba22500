import type { StoryObj } from '@storybook/react-vite';
import base from './Select.stories.tsx';

const meta = { ...base, title: 'Components/Select/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With an error that says what to do. */
export const WithError: Story = { args: { error: 'Choose a size so that the shirt fits.' } };

/** Several choices. */
export const Multiple: Story = { args: { multiple: true, defaultValue: [] } };

export const Disabled: Story = { args: { disabled: true } };

/** A long label, hint and error break at the width of the field. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    label: 'Vårdnadshavartelefonnummerregistrering',
    hint: 'Landsnummerprefixet behövs bara för utlandsabonnemangsinnehavare.',
    error: 'Telefonnummerformateringen känns inte igen. Skriv bara siffror.',
  },
};
