import type { Meta, StoryObj } from '@storybook/react-vite';
import { scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { PlacePicker } from './PlacePicker.tsx';

const meta = {
  title: 'Components/PlacePicker',
  component: PlacePicker,
  args: { places: schedulePlaces, value: null, labels: scheduleLabels.sv },
  argTypes: { onChange: { action: 'place' } },
} satisfies Meta<typeof PlacePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { value: { control: 'select', options: [null, ...schedulePlaces.map(({ id }) => id)] } } };
