import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './FieldError.stories.tsx';
import { FieldError } from './FieldError.tsx';

const meta = { ...base, title: 'Components/FieldError/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** On yellow, the light theme gives the error a darker red. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <FieldError {...args} />
    </Section>
  ),
};

/** A long word breaks next to the icon. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { children: 'Organisationsnummerkontrollsiffran stämmer inte. Skriv tio siffror, med eller utan bindestreck.' },
};
