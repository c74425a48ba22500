import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './ScheduleItemDetails.fixtures.ts';
import { ScheduleItemDetails } from './ScheduleItemDetails.tsx';
import base from './ScheduleItemDetails.stories.tsx';

const meta = { ...base, title: 'Sections/ScheduleItemDetails/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = { args: { map: undefined, around: undefined, calendar: undefined } };

export const WithoutPin: Story = varied(ScheduleItemDetails, words, ({ map }) => ({ map: { ...map, pin: undefined } }));

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { facts: [{ label: 'Tillgänglighetsinformation', value: 'Hörselslingeförstärkarutrustningsutlåning' }] },
};
