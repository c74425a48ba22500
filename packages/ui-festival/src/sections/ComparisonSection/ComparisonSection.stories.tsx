import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ComparisonSection.fixtures.ts';
import { ComparisonSection } from './ComparisonSection.tsx';

const meta = {
  title: 'Sections/ComparisonSection',
  component: ComparisonSection,
  ...localized(ComparisonSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparisonSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
