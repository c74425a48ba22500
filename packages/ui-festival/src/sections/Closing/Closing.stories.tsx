import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './Closing.fixtures.tsx';
import { Closing } from './Closing.tsx';

const meta = {
  title: 'Sections/Closing',
  component: Closing,
  ...localized(Closing, { sv: { ...data, ...words.sv }, en: { ...data, ...words.en } }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Closing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: 'yellow' } };
