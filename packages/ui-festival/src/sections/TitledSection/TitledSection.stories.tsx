import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TitledSection.fixtures.ts';
import { TitledSection } from './TitledSection.tsx';

const meta = {
  title: 'Sections/TitledSection',
  component: TitledSection,
  ...localized(TitledSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TitledSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
