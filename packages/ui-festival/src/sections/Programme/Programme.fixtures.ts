import type { ContentLang } from '@tand/festival';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { ProgrammeProps } from './Programme.tsx';

const programmeIn = (lang: ContentLang) => ({
  entries: scheduleEntries[lang],
  places: schedulePlaces[lang],
  days: scheduleDays[lang],
  labels: scheduleLabels[lang],
  day: 1,
});

export const words = {
  sv: {
    title: 'Schema',
    lead: 'Allt som händer, dag för dag och plats för plats. Spara det du inte vill missa.',
    timesNote: 'Alla tider är svensk tid.',
    schedule: programmeIn('sv'),
  },
  en: {
    title: 'Schedule',
    lead: 'Everything that happens, day by day and place by place. Save what you do not want to miss.',
    timesNote: 'All times are Swedish time.',
    schedule: programmeIn('en'),
  },
} satisfies StoryWords<ProgrammeProps>;
