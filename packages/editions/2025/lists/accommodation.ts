import type { AccommodationEntry } from '../../src/types.ts';
import { pictured } from '../../src/builders.ts';

export const accommodation: readonly AccommodationEntry[] = pictured<Omit<AccommodationEntry, 'image'>>('accommodation', [
  {
    slug: 'sleeping-hall',
    page: { band: 'blue', emblem: 'sleepingHall' },
    image2x: '/img/accommodation/sleeping-hall.svg',
    headline: { sv: 'Sovsal', en: 'Sleeping hall' },
    p: {
      sv: 'Dämpat ljus, värd vid dörren och hundra andra som också satt uppe för länge.',
      en: 'Dimmed light, a host at the door and a hundred others who stayed up too late.',
    },
  },
  {
    slug: 'camping',
    page: { band: 'teal', emblem: 'tent' },
    image2x: '/img/accommodation/camping.svg',
    headline: { sv: 'Camping', en: 'Camp site' },
    p: {
      sv: 'Eget tält på gräset utanför hallen. Dusch och toalett nära, fåglarna ännu närmare.',
      en: 'Your own tent on the grass outside. Showers and toilets are close, the birds closer.',
    },
  },
  {
    slug: 'cabins',
    page: { band: 'pink', emblem: 'cabin' },
    image2x: '/img/accommodation/cabins.svg',
    headline: { sv: 'Stugor', en: 'Cabins' },
    p: {
      sv: 'Säng, dörr och kaffebryggare. För den som fyllt trettio i ryggen.',
      en: 'Bed, door and coffee maker. For anyone whose back has turned thirty.',
    },
  },
]);

export const cabinsSoldOutFrom: string = '2025-06-07T00:00';
