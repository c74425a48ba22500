import type { ContentLang } from '@tand/festival';
import { inBoth, scheduleDays, scheduleEntries, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import { kinds } from '../ProgrammeFilters/ProgrammeFilters.fixtures.ts';
import type { ProgrammeToolsLabels, ProgrammeToolsProps } from './ProgrammeTools.tsx';

const labels = inBoth<ProgrammeToolsLabels>((pick, lang) => ({
  calendar: {
    headline: pick('Till kalendern', 'For your calendar'),
    day: pick('Ladda ner {{day}}', 'Download {{day}}'),
    place: pick('Ladda ner {{place}}', 'Download {{place}}'),
    subscribe: pick('Prenumerera på schemat', 'Subscribe to the schedule'),
    subscribeTo: pick('Prenumerera på {{what}}', 'Subscribe to {{what}}'),
    subscribeKind: pick('Prenumerera på allt under {{kind}}', 'Subscribe to everything under {{kind}}'),
  },
  controls: { print: pick('Skriv ut dagen', 'Print the day') },
  kinds: kinds[lang],
  picks: { failed: pick('Det gick inte att hämta det som behövs.', 'We could not fetch what that takes.') },
}));

const partsIn = (lang: ContentLang) => ({
  entries: scheduleEntries[lang],
  day: { ...scheduleDays[lang][1]!, date: '2025-06-14' },
  labels: labels[lang],
});

export const placeIn = (lang: ContentLang) => ({ ...schedulePlaces[lang][0]!, slug: 'stora-scenen' });

export const words = {
  sv: {
    ...partsIn('sv'),
    calendarHref: part => `webcal://example.org/schedule${part}.ics`,
    onDownload: (_title: string, _ids: readonly string[]) => {},
    hasFailed: false,
  },
  en: partsIn('en'),
} satisfies StoryWords<ProgrammeToolsProps>;
