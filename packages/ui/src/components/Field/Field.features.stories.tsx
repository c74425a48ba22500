import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words, wrong } from './Field.fixtures.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field/Features',
  component: Field,
  args: words.sv,
  render: localized(Field, words),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong, and what to do. */
export const WithError: Story = { args: wrong.sv, render: localized(Field, wrong) };

/** A long label and hint break at its width. */
export const LongWords: Story = {
  args: { label: 'Bakgrundsmusikvolymreglering', hint: 'Ljudnivåbegränsningsbestämmelserna gäller efter klockan tjugotre.' },
};
