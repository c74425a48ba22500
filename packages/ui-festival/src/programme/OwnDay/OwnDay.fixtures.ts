import { inBoth, scheduleEntries, scheduleLabels, schedulePlaces } from '../../test/parts.ts';
import type { StoryWords } from '../../test/localized.tsx';
import { notificationLabels } from '../NotificationPanel/NotificationPanel.fixtures.ts';
import type { OwnDayLabels, OwnDayProps } from './OwnDay.tsx';

const labels = inBoth<Omit<OwnDayLabels, keyof typeof scheduleLabels.sv> & { mine: string }>(pick => ({
  mine: pick('Mina val', 'My picks'),
  clash: time => pick(`Krock: ${time} samtidigt`, `Clash: ${time} at the same time`),
  walk: (minutes, place) => pick(`${minutes} min till ${place}`, `${minutes} min to ${place}`),
  free: time => pick(`${time} fritt`, `${time} free`),
  meanwhile: pick('Under tiden:', 'Meanwhile:'),
  duration: minutes =>
    [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' '),
  emptyPicks: pick('Du har inte sparat något än.', 'You have not saved anything yet.'),
  actions: {
    download: pick('Ladda ner mina val', 'Download my picks'),
    print: pick('Skriv ut dagen', 'Print the day'),
    picks: {
      share: pick('Dela mina val', 'Share my picks'),
      shareText: pick('Öppna länken på en annan skärm.', 'Open the link on another screen.'),
      close: pick('Stäng', 'Close'),
      link: pick('Länk till dina val', 'Link to your picks'),
      copy: pick('Kopiera länken', 'Copy the link'),
      copied: pick('Länken är kopierad', 'Link copied'),
      qrAlt: pick('QR-kod som öppnar dina val', 'QR code that opens your picks'),
      failed: pick('Det gick inte att hämta det som behövs.', 'We could not fetch what that takes.'),
    },
    tell: pick('Säg till om något flyttas', 'Notify me if something moves'),
    together: count => pick(`Ni har ${count} val gemensamt.`, `You have ${count} picks in common.`),
    part: pick('Ta bort din väns val', 'Take your friend’s picks away'),
  },
}));

const propsIn = (lang: 'sv' | 'en') => ({
  entries: scheduleEntries[lang],
  places: schedulePlaces[lang].map(place => ({ ...place, id: Number(place.id), at: { x: Number(place.id) * 40, y: 90 } })),
  labels: { ...scheduleLabels[lang], ...labels[lang] },
});

const saturday = scheduleEntries.sv.filter(({ day }) => day === 1).map(({ id }) => id);
export const friends = new Set(saturday.slice(2, 6));

export const words = {
  sv: {
    ...propsIn('sv'),
    day: 1,
    picks: new Set(saturday.filter((_, index) => index % 2 === 0)),
    loadCode: async () => () => undefined,
    notifications: {
      isOffered: async () => false,
      load: async () => ({ start: async () => true, stop: async () => {}, send: async () => true }),
      loadLabels: async () => notificationLabels.sv,
      key: 'notifications',
    },
    onPart: () => {},
    onDownload: () => {},
  },
  en: propsIn('en'),
} satisfies StoryWords<OwnDayProps>;
