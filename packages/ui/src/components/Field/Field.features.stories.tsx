import type { StoryObj } from '@storybook/react-vite';
import base from './Field.stories.tsx';

const meta = { ...base, title: 'Components/Field/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** With an error that says what to do. */
export const WithError: Story = { args: { error: 'After 11 pm seven is the loudest.' } };

/** A long label and hint break at the width of the field. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { label: 'Bakgrundsmusikvolymreglering', hint: 'Ljudnivåbegränsningsbestämmelserna gäller efter klockan tjugotre.' },
};
