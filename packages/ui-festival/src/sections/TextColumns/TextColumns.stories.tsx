import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './TextColumns.fixtures.tsx';
import { TextColumns } from './TextColumns.tsx';

const meta = {
  title: 'Sections/TextColumns',
  component: TextColumns,
  ...localized(TextColumns, words),
} satisfies Meta<typeof TextColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
