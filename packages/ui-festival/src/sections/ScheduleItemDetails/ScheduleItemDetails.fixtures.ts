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
      { label: 'Vad', value: 'Scen' },
      { label: 'Språk', value: 'På svenska' },
    ],
    map: {
      title: 'Hitta hit',
      pin: { image: { ...picture, alt: 'Karta: en tändsticka brinner i Neon District.' }, at: { x: 50.7, y: 42.3 } },
      place: { name: 'Neon District', image: '/img/emblems/neon.svg' },
      way: 'Längst in på vänster hand, 3 min från entrén.',
      action: { text: 'Neon District på hallplanen', href: '/eventinfo#neon-district' },
    },
    around: { title: 'Mer i Neon District', list: listIn('sv') },
    calendar: { text: 'Prenumerera på Neon District', href: 'webcal://tand.example/sv/schedule/place/neon-district.ics' },
    back: { text: 'Hela fredagen', href: '/schedule?day=0' },
  },
  en: {
    facts: [
      { label: 'What', value: 'Stage' },
      { label: 'Language', value: 'In Swedish' },
    ],
    map: {
      title: 'Find it',
      pin: { image: { ...picture, alt: 'Map: a match burns in Neon District.' }, at: { x: 50.7, y: 42.3 } },
      place: { name: 'Neon District', image: '/img/emblems/neon.svg' },
      way: 'At the far end on the left, 3 min from the entrance.',
      action: { text: 'Neon District on the plan of the hall', href: '/eventinfo#neon-district' },
    },
    around: { title: 'More in Neon District', list: listIn('en') },
    calendar: { text: 'Subscribe to Neon District', href: 'webcal://tand.example/en/schedule/place/neon-district.ics' },
    back: { text: 'All of Friday', href: '/schedule?day=0' },
  },
} satisfies StoryWords<ScheduleItemDetailsProps>;
