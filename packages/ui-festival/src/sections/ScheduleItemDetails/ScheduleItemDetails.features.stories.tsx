import type { StoryObj } from '@storybook/react-vite';
import base from './ScheduleItemDetails.stories.tsx';

const meta = { ...base, title: 'Sections/ScheduleItemDetails/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** A removed item: its facts and the link back. */
export const Removed: Story = { args: { map: undefined, around: undefined, calendar: undefined } };

/** A place without a position in the hall. */
export const WithoutMap: Story = { args: { map: undefined } };

/** Long facts break. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { facts: [{ label: 'Tillgänglighetsinformation', value: 'Hörselslingeförstärkarutrustningsutlåning' }] },
};
