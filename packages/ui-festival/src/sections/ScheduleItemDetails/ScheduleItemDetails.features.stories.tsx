import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './ScheduleItemDetails.fixtures.ts';
import { ScheduleItemDetails } from './ScheduleItemDetails.tsx';
import base from './ScheduleItemDetails.stories.tsx';

const meta = { ...base, title: 'Sections/ScheduleItemDetails/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A removed item: its facts and the link back. */
export const Removed: Story = { args: { map: undefined, around: undefined, calendar: undefined } };

/** A place that is not drawn on the map: without the map, with the link to the plan. */
export const WithoutPin: Story = varied(ScheduleItemDetails, words, ({ map }) => ({ map: { ...map, pin: undefined } }));

/** Long words in facts wrap. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { facts: [{ label: 'Tillgänglighetsinformation', value: 'Hörselslingeförstärkarutrustningsutlåning' }] },
};
