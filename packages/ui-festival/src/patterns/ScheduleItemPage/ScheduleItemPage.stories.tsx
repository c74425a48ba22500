import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../../test/localized.tsx';
import { words } from './ScheduleItemPage.fixtures.tsx';
import { ScheduleItemPage } from './ScheduleItemPage.tsx';

const meta = {
  title: 'Patterns/ScheduleItemPage',
  component: ScheduleItemPage,
  ...localized(ScheduleItemPage, words),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScheduleItemPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
