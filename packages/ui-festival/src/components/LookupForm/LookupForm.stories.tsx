import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { lookupLabels } from './LookupForm.fixtures.ts';
import { LookupForm } from './LookupForm.tsx';

const meta = {
  title: 'Components/LookupForm',
  component: LookupForm,
  ...localized(LookupForm, {
    sv: { labels: lookupLabels.sv, state: 'idle', onSubmit: () => {} },
    en: { labels: lookupLabels.en },
  }),
  argTypes: { state: { control: 'inline-radio', options: ['idle', 'loading', 'found', 'failed'] }, onSubmit: { action: 'submit' } },
} satisfies Meta<typeof LookupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
