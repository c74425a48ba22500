import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words, wrong } from './FileField.fixtures.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Components/FileField/Features',
  component: FileField,
  args: words.sv,
  render: localized(FileField, words),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong, and what to do. */
export const WithError: Story = { args: wrong.sv, render: localized(FileField, wrong) };

/** It waits. */
export const Disabled: Story = { args: { disabled: true } };

/** A long label, hint and error break at the width of the field. */
export const LongWords: Story = {
  args: {
    label: 'Vårdnadshavartelefonnummerregistrering',
    hint: 'Landsnummerprefixet behövs bara för utlandsabonnemangsinnehavare.',
    error: 'Telefonnummerformateringen känns inte igen. Skriv bara siffror.',
  },
};
