import type { StoryObj } from '@storybook/react-vite';
import { varied } from '../../test/localized.tsx';
import { words } from './ScheduleItemPage.fixtures.tsx';
import base from './ScheduleItemPage.stories.tsx';
import { ScheduleItemPage } from './ScheduleItemPage.tsx';

const meta = { ...base, title: 'Patterns/ScheduleItemPage/Features' };
export default meta;
type Story = StoryObj<typeof meta>;

/** It has moved: the old times stand struck out. */
export const Moved: Story = varied(ScheduleItemPage, words, ({ kickers: [day], facts: [when, ...facts] }, lang) => ({
  kickers: [day!, { sv: 'Flyttad', en: 'Moved' }[lang]],
  facts: [when!, { label: { sv: 'Tidigare', en: 'Earlier' }[lang], value: <s>11:00–12:30</s> }, ...facts],
}));

/** It does not take place. */
export const Cancelled: Story = varied(ScheduleItemPage, words, ({ kickers: [day] }, lang) => ({
  kickers: [day!],
  cancelled: {
    sv: { label: 'Inställd', text: 'Den här punkten blir inte av.' },
    en: { label: 'Cancelled', text: 'This item has been cancelled.' },
  }[lang],
}));

/** It was removed from the programme: nothing to keep or take along. */
export const Gone: Story = varied(ScheduleItemPage, words, ({ kickers: [day] }, lang) => ({
  kickers: [day!],
  cancelled: {
    sv: { label: 'Borttagen', text: 'Den här punkten har tagits bort ur schemat.' },
    en: { label: 'Removed', text: 'This item is no longer in the programme.' },
  }[lang],
  favourite: undefined,
  calendar: undefined,
}));

/** The calendar file could not be made. */
export const Failed: Story = varied(ScheduleItemPage, words, (_, lang) => ({
  failure: { sv: 'Kalenderfilen gick inte att skapa.', en: 'The calendar file could not be created.' }[lang],
}));

/** Alone in a place that is on no map: no scene, nothing before or after. */
export const Empty: Story = {
  args: { text: undefined, scene: undefined, map: undefined, around: undefined, follow: undefined, more: undefined },
};

/** A long title. */
export const LongWords: Story = {
  globals: { lang: 'sv' },
  args: { title: 'Sverigemästerskapskvalificeringsturneringens öppningsceremoni' },
};
