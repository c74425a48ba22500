import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Components/BackLink/Features',
  component: BackLink,
  args: { href: '/food', children: 'Tillbaka till maten' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a coloured band. */
export const OnYellow: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="yellow" padding="compact">
      <BackLink {...args} />
    </Section>
  ),
};
