import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextBand.fixtures.ts';
import { TextBand } from './TextBand.tsx';

const meta = {
  title: 'Sections/TextBand',
  component: TextBand,
  ...localized(TextBand, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TextBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
