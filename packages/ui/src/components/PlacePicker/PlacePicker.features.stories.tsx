import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../foundations/Section/index.ts';
import { scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { PlacePicker } from './PlacePicker.tsx';

const meta = {
  title: 'Components/PlacePicker/Features',
  component: PlacePicker,
  args: { places: schedulePlaces, value: null, labels: scheduleLabels.sv },
  argTypes: { onChange: { action: 'place' } },
} satisfies Meta<typeof PlacePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One place is chosen. */
export const Chosen: Story = { args: { value: 5 } };

/** In the blue band. */
export const InBlueBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section tone="blue" padding="compact">
      <PlacePicker {...args} />
    </Section>
  ),
};
