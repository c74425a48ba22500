import type { StoryObj } from '@storybook/react-vite';
import { Alert } from '@tand/ui/components/Alert';
import { varied } from '../../test/localized.tsx';
import { words } from './ScheduleItemPage.fixtures.tsx';
import base from './ScheduleItemPage.stories.tsx';
import { ScheduleItemPage } from './ScheduleItemPage.tsx';

const meta = { ...base, title: 'Patterns/ScheduleItemPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** Moved: the old times are struck through. */
export const Moved: Story = varied(ScheduleItemPage, words, ({ kickers: [day], facts: [when, ...facts] }, lang) => ({
  kickers: [day!, { sv: 'Flyttad', en: 'Moved' }[lang]],
  facts: [when!, { label: { sv: 'Tidigare', en: 'Earlier' }[lang], value: <s>11:00–12:30</s> }, ...facts],
}));

export const Cancelled: Story = varied(ScheduleItemPage, words, ({ kickers: [day] }, lang) => ({
  kickers: [day!],
  cancelled: {
    sv: { label: 'Inställd', text: 'Den här punkten blir inte av.' },
    en: { label: 'Cancelled', text: 'This item has been cancelled.' },
  }[lang],
}));

/** Removed from the programme: no favourite and no calendar file. */
export const Gone: Story = varied(ScheduleItemPage, words, ({ kickers: [day] }, lang) => ({
  kickers: [day!],
  cancelled: {
    sv: { label: 'Borttagen', text: 'Den här punkten har tagits bort ur schemat.' },
    en: { label: 'Removed', text: 'This item is no longer in the programme.' },
  }[lang],
  favourite: undefined,
  calendar: undefined,
}));

/** The browser stores nothing. */
export const Failed: Story = varied(ScheduleItemPage, words, (_, lang) => ({
  notice: <Alert tone="warning">{{ sv: 'Webbläsaren låter oss inte spara.', en: 'Your browser won’t let us save.' }[lang]}</Alert>,
}));

/** At a place without map and scene, with no neighbours. */
export const Empty: Story = {
  args: { text: undefined, scene: undefined, map: undefined, around: undefined, follow: undefined, more: undefined },
};

export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Sverigemästerskapskvalificeringsturneringens öppningsceremoni' },
};
