import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Wordmark.stories.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { ...base, title: 'Components/Wordmark/Features', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof meta>;

/** In colour on paper, night and yellow. */
export const Grounds: Story = {
  render: args => (
    <>
      <Section padding="compact">
        <Wordmark {...args} />
      </Section>
      <Section band="night" padding="compact">
        <Wordmark {...args} />
      </Section>
      <Section band="yellow" padding="compact">
        <Wordmark {...args} band="yellow" />
      </Section>
    </>
  ),
};

/** In one colour on red and striker. */
export const Mono: Story = {
  args: { isMono: true },
  render: args => (
    <>
      <Section band="red" padding="compact">
        <Wordmark {...args} />
      </Section>
      <Section band="striker" padding="compact">
        <Wordmark {...args} />
      </Section>
    </>
  ),
};
