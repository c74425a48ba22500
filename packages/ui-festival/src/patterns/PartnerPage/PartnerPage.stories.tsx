import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './PartnerPage.fixtures.tsx';
import { PartnerPage } from './PartnerPage.tsx';

const meta = {
  title: 'Patterns/PartnerPage',
  component: PartnerPage,
  ...localized(PartnerPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
