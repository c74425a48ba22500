import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './BackLink.stories.tsx';
import { BackLink } from './BackLink.tsx';

const meta = { ...base, title: 'Components/BackLink/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="yellow" padding="compact">
      <BackLink {...args} />
    </Section>
  ),
};
