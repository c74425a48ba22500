import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './DistrictPage.fixtures.tsx';
import { DistrictPage } from './DistrictPage.tsx';

const meta = {
  title: 'Patterns/DistrictPage',
  component: DistrictPage,
  ...localized(DistrictPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DistrictPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
