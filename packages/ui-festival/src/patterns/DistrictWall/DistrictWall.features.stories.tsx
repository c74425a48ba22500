import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { data, words } from './DistrictWall.fixtures.ts';
import { DistrictWall } from './DistrictWall.tsx';

const meta = {
  title: 'Patterns/DistrictWall/Features',
  component: DistrictWall,
  args: { ...data, ...words.sv },
  render: localized(DistrictWall, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DistrictWall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the page of a district its own label is the current one. */
export const Current: Story = { args: { current: 'neon-district' } };

/** Seven labels, no eighth tile. */
export const WithoutMap: Story = { args: { map: undefined } };

/** One district. */
export const One: Story = { args: { districts: data.districts.slice(0, 1), map: undefined } };
