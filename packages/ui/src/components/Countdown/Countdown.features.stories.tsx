import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './Countdown.stories.tsx';
import { Countdown } from './Countdown.tsx';

const meta = { ...base, title: 'Components/Countdown/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** On the band `striker`, as in the hero. */
export const OnStriker: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="striker" padding="compact">
      <Countdown {...args} />
    </Section>
  ),
};

/** The target in words above the digits. */
export const WithTarget: Story = { args: { hasTarget: true } };

/** More than 99 days show a third digit. */
export const ThreeDigits: Story = { args: { target: Date.parse('2025-12-13T13:37:00+01:00') } };

/** Ten seconds before the target. */
export const AboutToEnd: Story = { globals: { clock: 'doors' } };

/** After the target only the call to action is shown. */
export const Over: Story = { globals: { clock: 'after' } };
