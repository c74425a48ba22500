import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { SchedulePageProps } from './SchedulePage.tsx';

const programme = { entries: scheduleEntries, places: schedulePlaces, days: scheduleDays, day: 1 };

export const words = {
  sv: {
    title: 'Schema',
    lead: 'Allt som händer, dag för dag och plats för plats. Spara det du inte vill missa.',
    timesNote: 'Alla tider är svensk tid.',
    schedule: { ...programme, labels: scheduleLabels.sv },
  },
  en: {
    title: 'Schedule',
    lead: 'Everything that happens, day by day and place by place. Save what you do not want to miss.',
    timesNote: 'All times are Swedish time.',
    schedule: { ...programme, labels: scheduleLabels.en },
  },
} satisfies StoryWords<SchedulePageProps>;
