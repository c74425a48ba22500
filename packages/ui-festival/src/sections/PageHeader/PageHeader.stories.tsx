import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './PageHeader.fixtures.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Sections/PageHeader',
  component: PageHeader,
  ...localized(PageHeader, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
