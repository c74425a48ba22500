import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './DistrictWall.fixtures.ts';
import { DistrictWall } from './DistrictWall.tsx';

const meta = {
  title: 'Sections/DistrictWall',
  component: DistrictWall,
  ...localized(DistrictWall, { sv: { ...data, ...words.sv }, en: { ...data, ...words.en } }),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DistrictWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { current: { control: 'select', options: [undefined, 'tokyo-town', 'quiet-lan'] } } };
