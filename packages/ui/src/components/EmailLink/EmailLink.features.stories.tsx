import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import base from './EmailLink.stories.tsx';
import { EmailLink } from './EmailLink.tsx';

const meta = { ...base, title: 'Components/EmailLink/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <EmailLink {...args} />
    </Section>
  ),
};

/** Focus reveals the address, as hover and touch do. */
export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Support/ })).toHaveAttribute('href', 'mailto:support@tand.example');
  },
};

/** A long name breaks next to the envelope. */
export const LongWords: Story = { globals: { lang: 'sv' }, args: { children: 'Tillgänglighetsanpassningssamordning' } };
