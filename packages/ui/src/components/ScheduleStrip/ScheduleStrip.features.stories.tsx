import type { StoryObj } from '@storybook/react-vite';
import { programmeOf } from '../Schedule/Schedule.fixtures.ts';
import { saturdayStrip } from './ScheduleStrip.fixtures.ts';
import base from './ScheduleStrip.stories.tsx';

const meta = { ...base, title: 'Components/ScheduleStrip/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A line marks the current time. */
export const During: Story = { args: { minute: 15 * 60 + 10 } };

/** Sixty places, each with a thin row of one cell. */
export const SixtyPlaces: Story = { args: programmeOf(480, 60) };

export const One: Story = { args: { places: saturdayStrip.places.slice(0, 1) } };

/** Nothing on that day. */
export const Empty: Story = { args: { entries: [] } };
