import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './NextSection.fixtures.ts';
import { NextSection } from './NextSection.tsx';

const meta = {
  title: 'Sections/NextSection',
  component: NextSection,
  ...localized(NextSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
