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

/** Before the places are known there is only the choice of all. */
export const Empty: Story = { args: { places: [] } };

/** A single place. */
export const One: Story = { args: { places: schedulePlaces.slice(0, 1) } };

/** A long name does not make the select wider than its row. */
export const LongWords: Story = {
  args: { places: [{ id: 1, name: 'Jönköpings stads- och länsbibliotekssamarbetsscenen, övre balkongvåningen' }], value: 1 },
};
