import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './CreatorsSection.fixtures.ts';
import { CreatorsSection } from './CreatorsSection.tsx';

const meta = {
  title: 'Sections/CreatorsSection',
  component: CreatorsSection,
  ...localized(CreatorsSection, { sv: { ...data, ...words.sv }, en: { ...data, ...words.en } }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreatorsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
