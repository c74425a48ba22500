import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalForm } from './ExternalForm.tsx';

const meta = {
  title: 'Components/ExternalForm',
  component: ExternalForm,
  args: {
    title: 'Expression of interest',
    src: 'https://forms.tand.example/signup?embed=1',
    href: 'https://forms.tand.example/signup',
    minHeight: 1552,
    labels: {
      load: 'Show the form',
      notice: 'Content comes from forms.tand.example only when you press.',
      direct: 'Open in a new tab',
      newTab: 'opens in a new tab',
    },
  },
} satisfies Meta<typeof ExternalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { minHeight: 600 } };
