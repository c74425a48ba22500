import type { ContentLang } from '@tand/festival';
import { inBoth, scheduleEntries, scheduleLabels, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import { notificationLabels } from '../NotificationPanel/NotificationPanel.fixtures.ts';
import type { OwnDayLabels, OwnDayProps } from './OwnDay.tsx';

const labels = inBoth<OwnDayLabels>((pick, lang) => ({
  calendar: {
    picks: pick('Ladda ner mina val', 'Download my picks'),
    subscribePicks: pick('Prenumerera på mina val', 'Subscribe to my picks'),
  },
  controls: { print: pick('Skriv ut dagen', 'Print the day') },
  mine: {
    clash: pick('Krock: {{time}} samtidigt', 'Clash: {{time}} at the same time'),
    walk: pick('{{minutes}} min till {{place}}', '{{minutes}} min to {{place}}'),
    free: pick('{{time}} fritt', '{{time}} free'),
    meanwhile: pick('Under tiden:', 'Meanwhile:'),
    hours: pick('{{count}} tim', '{{count}} h'),
    minutes: '{{count}} min',
    tell: pick('Säg till om något flyttas', 'Tell me if something moves'),
    together_one: pick('Ni har ett val gemensamt.', 'You have one pick in common.'),
    together_other: pick('Ni har {{count}} val gemensamt.', 'You have {{count}} picks in common.'),
    part: pick('Ta bort din väns val', 'Take your friend’s picks away'),
  },
  picks: {
    headline: pick('Mina val', 'My picks'),
    share: pick('Dela mina val', 'Share my picks'),
    shareText: pick('Öppna länken på en annan skärm.', 'Open the link on another screen.'),
    close: pick('Stäng', 'Close'),
    link: pick('Länk till dina val', 'Link to your picks'),
    copy: pick('Kopiera länken', 'Copy the link'),
    copied: pick('Länken är kopierad', 'Link copied'),
    qrAlt: pick('QR-kod som öppnar dina val', 'QR code that opens your picks'),
    failed: pick('Det gick inte att hämta det som behövs.', 'We could not fetch what that takes.'),
  },
  schedule: scheduleLabels[lang],
  status: {
    emptyPicks: pick('Du har inte sparat något än.', 'You have not saved anything yet.'),
    toList: pick('Till listan', 'To the list'),
  },
}));

const saturday = (lang: ContentLang) => scheduleEntries[lang].filter(({ day }) => day === 1).map(({ id }) => id);
export const friends = new Set(saturday('en').slice(2, 6));

const propsIn = (lang: ContentLang) => ({
  entries: scheduleEntries[lang],
  picks: new Set(saturday(lang).filter((_, index) => index % 2 === 0)),
  places: schedulePlaces[lang].map(place => ({ ...place, id: Number(place.id), at: { x: Number(place.id) * 40, y: 90 } })),
  labels: labels[lang],
});

export const words = {
  sv: {
    ...propsIn('sv'),
    day: 1,
    loadCode: async () => () => undefined,
    notifications: {
      isOffered: async () => false,
      load: async () => ({ start: async () => true, stop: async () => {}, send: async () => true }),
      loadLabels: async () => notificationLabels.sv,
      key: 'notifications',
    },
    calendarHref: part => `webcal://festival.example/schedule${part}.ics`,
    isCalendarServed: async () => true,
    onPart: () => {},
    onDownload: () => {},
  },
  en: propsIn('en'),
} satisfies StoryWords<OwnDayProps>;
