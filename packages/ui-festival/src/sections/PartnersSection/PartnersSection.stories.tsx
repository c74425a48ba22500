import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './PartnersSection.fixtures.ts';
import { PartnersSection } from './PartnersSection.tsx';

const meta = {
  title: 'Sections/PartnersSection',
  component: PartnersSection,
  ...localized(PartnersSection, { sv: { ...data, ...words.sv }, en: { ...data, ...words.en } }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
