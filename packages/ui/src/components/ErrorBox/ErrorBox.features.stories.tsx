import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './ErrorBox.stories.tsx';
import { ErrorBox } from './ErrorBox.tsx';

const meta = { ...base, title: 'Components/ErrorBox/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A single line. */
export const OneLine: Story = { args: { lines: ['Something went wrong. Try again in a moment.'] } };

export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <ErrorBox {...args} />
    </Section>
  ),
};

/** A long word breaks next to the icon. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { lines: ['Bokningsbekräftelsenummerkontrollen svarar inte.', 'Försök igen om en stund.'] },
};
