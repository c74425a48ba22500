import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../../components/Schedule/Schedule.fixtures.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf } from '../../test/words.tsx';
import type { ScheduleItemPageProps } from './ScheduleItemPage.tsx';

const download = () => {};
const later = { entries: scheduleEntries.filter(({ day }) => day === 1).slice(1, 4), places: schedulePlaces, days: scheduleDays };
const start = '2025-06-14T12:00:00+02:00';

export const words = {
  sv: {
    title: 'Öppning: vi tänder Elmia',
    text: 'Hela hallen släcks, sedan stryker vi alla på en gång.',
    breadcrumbs: breadcrumbsOf('sv', { label: 'Schema', href: '/schedule' }, 'Öppning: vi tänder Elmia'),
    kickers: ['Lördag 14 juni', 'Höjdpunkt'],
    facts: [
      {
        label: 'När',
        value: (
          <>
            Lördag 14 juni <time dateTime={start}>12.00–13.30</time>
          </>
        ),
      },
      { label: 'Var', value: <Link href="/schedule?day=1&place=4">Neon District</Link> },
    ],
    favourite: { label: 'Spara: Öppning: vi tänder Elmia', isFavourite: false, children: 'Spara' },
    calendar: { text: 'Lägg i kalendern', onClick: download },
    more: { text: 'Läs mer', href: '/news/vi-tander-elmia' },
    next: { title: 'Sedan i Neon District', list: { ...later, labels: scheduleLabels.sv } },
    back: { text: 'Hela lördagen', href: '/schedule?day=1' },
  },
  en: {
    title: 'Opening: we light up Elmia',
    text: 'The whole hall goes dark, then we all strike at once.',
    breadcrumbs: breadcrumbsOf('en', { label: 'Schedule', href: '/schedule' }, 'Opening: we light up Elmia'),
    kickers: ['Saturday 14 June', 'Highlight'],
    facts: [
      {
        label: 'When',
        value: (
          <>
            Saturday 14 June <time dateTime={start}>12:00–13:30</time>
          </>
        ),
      },
      { label: 'Where', value: <Link href="/schedule?day=1&place=4">Neon District</Link> },
    ],
    favourite: { label: 'Save: Opening: we light up Elmia', isFavourite: false, children: 'Save' },
    calendar: { text: 'Add to calendar', onClick: download },
    more: { text: 'Read more', href: '/news/vi-tander-elmia' },
    next: { title: 'Then in Neon District', list: { ...later, labels: scheduleLabels.en } },
    back: { text: 'All of Saturday', href: '/schedule?day=1' },
  },
} satisfies StoryWords<ScheduleItemPageProps>;
