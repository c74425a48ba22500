import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ScheduleItemDetails.fixtures.ts';
import { ScheduleItemDetails } from './ScheduleItemDetails.tsx';

const meta = {
  title: 'Sections/ScheduleItemDetails',
  component: ScheduleItemDetails,
  ...localized(ScheduleItemDetails, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScheduleItemDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
