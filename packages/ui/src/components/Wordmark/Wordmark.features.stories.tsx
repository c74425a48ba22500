import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Wordmark.stories.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { ...base, title: 'Components/Wordmark/Features', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj<typeof meta>;

/** In colour on paper, night, yellow and blue. */
export const Grounds: Story = {
  render: args => (
    <>
      <Section padding="compact">
        <Wordmark {...args} />
      </Section>
      <Section tone="night" padding="compact">
        <Wordmark {...args} />
      </Section>
      <Section tone="yellow" padding="compact">
        <Wordmark {...args} ground="yellow" />
      </Section>
      <Section tone="blue" padding="compact">
        <Wordmark {...args} ground="blue" />
      </Section>
    </>
  ),
};

/** In one colour on red and striker. */
export const Mono: Story = {
  args: { variant: 'mono' },
  render: args => (
    <>
      <Section tone="red" padding="compact">
        <Wordmark {...args} />
      </Section>
      <Section tone="striker" padding="compact">
        <Wordmark {...args} />
      </Section>
    </>
  ),
};
