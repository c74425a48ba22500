import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs/Features',
  component: Breadcrumbs,
  args: {
    labels: { navigation: 'Du är här' },
    items: [{ label: 'Hem', href: '/home' }, { label: 'Esport', href: '/esports' }, { label: 'Counter-Strike 2' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a coloured band. */
export const OnBlue: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="blue" padding="compact">
      <Breadcrumbs {...args} />
    </Section>
  ),
};
