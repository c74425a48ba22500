import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { ExternalForm } from './ExternalForm.tsx';

const meta = {
  title: 'Components/ExternalForm/Features',
  component: ExternalForm,
  args: {
    title: 'Intresseanmälan',
    src: 'https://forms.tand.example/signup?embed=1',
    href: 'https://forms.tand.example/signup',
    minHeight: 1552,
    labels: {
      load: 'Visa formuläret',
      notice: 'Innehållet hämtas från forms.tand.example först när du trycker.',
      direct: 'Öppna i egen flik',
      newTab: 'öppnas i ny flik',
    },
  },
} satisfies Meta<typeof ExternalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is asked for. */
export const OnPaper: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="paper" padding="compact">
      <ExternalForm {...args} />
    </Section>
  ),
};
