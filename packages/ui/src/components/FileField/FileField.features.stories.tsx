import type { StoryObj } from '@storybook/react-vite';
import base from './FileField.stories.tsx';

const meta = { ...base, title: 'Components/FileField/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With an error that says what to do. */
export const WithError: Story = { args: { error: 'The file is too large. Choose one of 5 MB at most.' } };

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
