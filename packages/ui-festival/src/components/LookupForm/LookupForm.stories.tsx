import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookupLabels } from './LookupForm.fixtures.ts';
import { LookupForm } from './LookupForm.tsx';

const meta = {
  title: 'Components/LookupForm',
  component: LookupForm,
  args: { labels: lookupLabels, state: 'idle', onSubmit: () => {} },
  argTypes: { state: { control: 'inline-radio', options: ['idle', 'loading', 'found', 'failed'] }, onSubmit: { action: 'submit' } },
} satisfies Meta<typeof LookupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
