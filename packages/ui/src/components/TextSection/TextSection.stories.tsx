import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextSection.fixtures.tsx';
import { TextSection } from './TextSection.tsx';

const meta = {
  title: 'Components/TextSection',
  component: TextSection,
  args: { ...words.sv },
  render: localized(TextSection, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
