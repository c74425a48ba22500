import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalForm } from './ExternalForm.tsx';

const meta = {
  title: 'Components/ExternalForm',
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

export const Default: Story = {};

export const Playground: Story = { args: { minHeight: 600 } };
