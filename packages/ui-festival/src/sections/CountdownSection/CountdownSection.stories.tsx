import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './CountdownSection.fixtures.ts';
import { CountdownSection } from './CountdownSection.tsx';

const meta = {
  title: 'Sections/CountdownSection',
  component: CountdownSection,
  ...localized(CountdownSection, { sv: { ...data, ...words.sv }, en: { ...data, ...words.en } }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CountdownSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { over: { control: false } } };
