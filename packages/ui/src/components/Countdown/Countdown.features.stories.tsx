import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Countdown.stories.tsx';
import { Countdown } from './Countdown.tsx';

const meta = { ...base, title: 'Components/Countdown/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnStriker: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="striker" padding="compact">
      <Countdown {...args} />
    </Section>
  ),
};

export const WithTarget: Story = { args: { hasTarget: true } };

export const ThreeDigits: Story = { args: { target: Date.parse('2025-12-13T13:37:00+01:00') } };

export const AboutToEnd: Story = { globals: { clock: 'doors' } };

export const Over: Story = { globals: { clock: 'after' } };
