import type { StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import base from './ExternalForm.stories.tsx';
import { ExternalForm } from './ExternalForm.tsx';

const meta = { ...base, title: 'Components/ExternalForm/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is loaded. */
export const OnPaper: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="paper" padding="compact">
      <ExternalForm {...args} />
    </Section>
  ),
};
