import type { StoryObj } from '@storybook/react-vite';
import base from './Checkbox.stories.tsx';

const meta = { ...base, title: 'Components/Checkbox/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = { args: { error: 'Read the rules and tick the box, then you are in.' } };

export const Indeterminate: Story = { args: { label: 'All rooms', indeterminate: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: {
    label: 'Vårdnadshavartelefonnummerregistrering',
    hint: 'Landsnummerprefixet behövs bara för utlandsabonnemangsinnehavare.',
    error: 'Telefonnummerformateringen känns inte igen. Skriv bara siffror.',
  },
};
