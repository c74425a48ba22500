import { entryOf, scheduleDays, scheduleLabels, schedulePlaces } from '../../test/parts.ts';
import { Link } from '@tand/ui/foundations/LinkProvider';
import type { StoryWords } from '../../test/localized.tsx';
import { breadcrumbsOf } from '../../test/words.tsx';
import type { ScheduleItemPageProps } from './ScheduleItemPage.tsx';

const later = [
  ['15:30', '16:30', 'Ljussvärd för nybörjare', 'Lightsabre for beginners', 'Låna ett i baren', 'Borrow one at the bar'],
  ['18:00', '19:00', 'Synthkaraoke', 'Synth karaoke', 'Texten står på fasaden', 'The words are on the façade'],
  ['23:00', '02:00', 'Neonparad', 'Neon parade', 'Ta med något som lyser', 'Bring something that glows'],
] as const;
const laterIn = (lang: 'sv' | 'en') => ({
  entries: later.map(([start, end, sv, en, text, textEn]) =>
    entryOf(1, 4, start, end, lang === 'sv' ? sv : en, { description: lang === 'sv' ? text : textEn }),
  ),
  places: schedulePlaces[lang],
  days: scheduleDays[lang],
  labels: scheduleLabels[lang],
});
const scene = { src: '/img/districts/neon-district-day.svg', nightSrc: '/img/districts/neon-district-night.svg', width: 1200, height: 900 };
const map = { src: '/img/map-day.svg', nightSrc: '/img/map-night.svg', width: 1442, height: 886 };
const start = '2025-06-14T12:00:00+02:00';

export const words = {
  sv: {
    title: 'Öppning: vi tänder Elmia',
    text: 'Hela hallen släcks, sedan stryker vi alla på en gång.',
    breadcrumbs: breadcrumbsOf('sv', { text: 'Schema', href: '/schedule' }, 'Öppning: vi tänder Elmia'),
    kickers: ['Lördag 14 juni', 'Höjdpunkt'],
    facts: [
      {
        label: 'När',
        value: (
          <>
            Lördag 14 juni <time dateTime={start}>12:00–13:30</time>
          </>
        ),
      },
      { label: 'Var', value: <Link href="/schedule?day=1&place=4">Neon District</Link> },
    ],
    favourite: { label: 'Spara: Öppning: vi tänder Elmia', isFavourite: false, children: 'Spara' },
    calendar: { text: 'Lägg i kalendern', href: '/sv/schedule/oppning-a1.ics', download: 'oppning.ics' },
    more: { text: 'Till sidan om punkten', href: '/news/vi-tander-elmia' },
    tone: 'night',
    scene,
    map: { title: 'Hitta hit', image: { ...map, alt: 'Karta: en tändsticka brinner där Neon District ligger.' }, at: { x: 50.7, y: 42.3 } },
    around: { title: 'Före och efter: Neon District', list: laterIn('sv') },
    follow: { text: 'Prenumerera på Neon District', href: 'webcal://www.tand.example/sv/schedule/place/neon-district.ics' },
    back: { text: 'Hela lördagen', href: '/schedule?day=1' },
  },
  en: {
    title: 'Opening: we light up Elmia',
    text: 'The whole hall goes dark, then we all strike at once.',
    breadcrumbs: breadcrumbsOf('en', { text: 'Schedule', href: '/schedule' }, 'Opening: we light up Elmia'),
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
    calendar: { text: 'Add to calendar', href: '/en/schedule/opening-a1.ics', download: 'opening.ics' },
    more: { text: 'To the page about this', href: '/news/vi-tander-elmia' },
    tone: 'night',
    scene,
    map: { title: 'Find it', image: { ...map, alt: 'Map: a match burns where Neon District is.' }, at: { x: 50.7, y: 42.3 } },
    around: { title: 'Before and after: Neon District', list: laterIn('en') },
    follow: { text: 'Subscribe to Neon District', href: 'webcal://www.tand.example/en/schedule/place/neon-district.ics' },
    back: { text: 'All of Saturday', href: '/schedule?day=1' },
  },
} satisfies StoryWords<ScheduleItemPageProps>;
