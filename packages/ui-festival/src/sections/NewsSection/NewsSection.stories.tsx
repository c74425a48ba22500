import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NewsSection.fixtures.ts';
import { NewsSection } from './NewsSection.tsx';

const meta = {
  title: 'Sections/NewsSection',
  component: NewsSection,
  ...localized(NewsSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
