import type { ContentLang } from '@tand/festival';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import type { ScheduleItemDetailsProps } from './ScheduleItemDetails.tsx';

const picture = { src: '/img/map-day.svg', nightSrc: '/img/map-night.svg', width: 1442, height: 886 };

const listIn = (lang: ContentLang) => ({
  entries: scheduleEntries[lang].slice(0, 2),
  places: schedulePlaces[lang],
  days: scheduleDays[lang],
  labels: scheduleLabels[lang],
});

export const words = {
  sv: {
    facts: [
      { label: 'När', value: 'Fredag 13 juni kl. 18.00–19.00' },
      { label: 'Var', value: 'Stora scenen' },
    ],
    map: { title: 'Hitta hit', image: { ...picture, alt: 'Karta: en tändsticka brinner vid Stora scenen.' }, at: { x: 50.7, y: 42.3 } },
    around: { title: 'Mer på Stora scenen', list: listIn('sv') },
    calendar: { text: 'Prenumerera på Stora scenen', href: 'webcal://tand.example/sv/schedule/place/stora-scenen.ics' },
    back: { text: 'Hela fredagen', href: '/schedule?day=0' },
  },
  en: {
    facts: [
      { label: 'When', value: 'Friday 13 June, 18:00–19:00' },
      { label: 'Where', value: 'The Main Stage' },
    ],
    map: { title: 'Find it', image: { ...picture, alt: 'Map: a match burns at the Main Stage.' }, at: { x: 50.7, y: 42.3 } },
    around: { title: 'More on the Main Stage', list: listIn('en') },
    calendar: { text: 'Subscribe to the Main Stage', href: 'webcal://tand.example/en/schedule/place/stora-scenen.ics' },
    back: { text: 'All of Friday', href: '/schedule?day=0' },
  },
} satisfies StoryWords<ScheduleItemDetailsProps>;
