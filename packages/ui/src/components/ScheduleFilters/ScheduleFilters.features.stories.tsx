import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Section } from '../../foundations/Section/index.ts';
import { storyFilters } from './ScheduleFilters.fixtures.ts';
import { ScheduleFilters } from './ScheduleFilters.tsx';

const meta = {
  title: 'Components/ScheduleFilters/Features',
  component: ScheduleFilters,
  args: { ...storyFilters, onChosenChange: fn(), onClear: fn() },
} satisfies Meta<typeof ScheduleFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the blue band of the programme. */
export const InBlueBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Section band="blue" padding="compact">
      <ScheduleFilters {...args} />
    </Section>
  ),
};

/** Nothing is filtered. */
export const Empty: Story = { args: { groups: storyFilters.groups.map(group => ({ ...group, chosen: [] })) } };
