import type { StoryObj } from '@storybook/react-vite';
import { Alert } from '@tand/ui/components/Alert';
import { varied } from '../../test/localized.tsx';
import { words } from './ScheduleItemHeader.fixtures.ts';
import base from './ScheduleItemHeader.stories.tsx';
import { ScheduleItemHeader } from './ScheduleItemHeader.tsx';

const meta = { ...base, title: 'Sections/ScheduleItemHeader/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancelled: Story = varied(ScheduleItemHeader, words, ({ kickers: [day] }, lang) => ({
  kickers: [day!],
  cancelled: {
    sv: { label: 'Inställd', text: 'Den här punkten blir inte av.' },
    en: { label: 'Cancelled', text: 'This item has been cancelled.' },
  }[lang],
}));

/** Removed from the programme: no favourite and no calendar file. */
export const Gone: Story = varied(ScheduleItemHeader, words, ({ kickers: [day] }, lang) => ({
  kickers: [day!],
  cancelled: {
    sv: { label: 'Borttagen', text: 'Den här punkten har tagits bort ur schemat.' },
    en: { label: 'Removed', text: 'This item is no longer in the programme.' },
  }[lang],
  favourite: undefined,
  calendar: undefined,
}));

/** A notice that the browser refuses to store favourites. */
export const Failed: Story = varied(ScheduleItemHeader, words, (_, lang) => ({
  notice: <Alert tone="warning">{{ sv: 'Webbläsaren låter oss inte spara.', en: 'Your browser won’t let us save.' }[lang]}</Alert>,
}));

/** Without text, scene and link. */
export const Empty: Story = { args: { text: undefined, scene: undefined, more: undefined } };

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Sverigemästerskapskvalificeringsturneringens öppningsceremoni' },
};
