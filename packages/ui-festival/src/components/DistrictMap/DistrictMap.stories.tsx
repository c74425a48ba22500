import type { Meta, StoryObj } from '@storybook/react-vite';
import { image, places } from './DistrictMap.fixtures.ts';
import { DistrictMap } from './DistrictMap.tsx';

const meta = {
  title: 'Components/DistrictMap',
  component: DistrictMap,
  args: { image, places, labels: { list: 'Stadsdelarna på kartan' } },
} satisfies Meta<typeof DistrictMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { current: 'tokyo-town' },
  argTypes: { current: { control: 'select', options: [undefined, ...places.map(({ id }) => id)] } },
};
