import type { Dated, Edition } from '../edition/edition.ts';
import type { NewsItem } from '../news/schema.ts';
import type { ScheduleItem } from '../schedule/schema.ts';

const text = (sv: string, en = sv) => ({ sv, en });

export const edition = {
  year: 2025,
  name: 'TÄND',
  tagline: text('En ask full av spel', 'A box full of games'),
  dates: {
    days: [
      { date: '2025-06-13', name: text('Fredag', 'Friday') },
      { date: '2025-06-14', name: text('Lördag', 'Saturday') },
      { date: '2025-06-15', name: text('Söndag', 'Sunday') },
      { date: '2025-06-16', name: text('Måndag', 'Monday') },
    ],
    ticketRelease: '2024-12-13T13:37',
    saleLastDays: '2025-06-06T00:00',
    doorsOpen: '2025-06-13T10:00',
    doorsClose: '2025-06-16T15:00',
  },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  languages: ['sv', 'en'],
  defaultLanguage: 'sv',
  venue: { name: 'Elmia', city: 'Jönköping', address: 'Elmiavägen 15', country: 'SE', url: 'https://www.elmia.se', lat: 57.78, lon: 14.23 },
  emails: {
    support: 'support@tand.example',
    esport: 'esport@tand.example',
    creators: 'creators@tand.example',
    crew: 'crew@tand.example',
    sales: 'sales@tand.example',
    info: 'info@tand.example',
    partner: 'mega@veizla.example',
    press: 'press@tand.example',
  },
  links: { discord: 'https://discord.tand.example' },
  social: [{ id: 'x', label: 'X', url: 'https://x.tand.example' }],
  tickets: { shopUrl: 'https://tickets.tand.example', productGroups: { lan: 'lan-2025', food: 'mat & dryck' } },
  siteUrl: 'https://www.tand.example',
  newsNumberedFrom: '2026-11-30',
} satisfies Edition;

export function editionFrom(...dates: string[]): Dated {
  return { ...edition, dates: { ...edition.dates, days: dates.map(date => ({ date, name: text(date) })) } };
}

export function scheduleItem(fields: Partial<ScheduleItem> = {}): ScheduleItem {
  return {
    id: 'a',
    day: 0,
    location: 1,
    start_time: '10:00',
    end_time: '11:00',
    name_sv: 'Invigning',
    name_en: 'Opening',
    short_desc_sv: '',
    short_desc_en: '',
    highlight: false,
    ...fields,
  };
}

export function newsItem(fields: Partial<NewsItem> = {}): NewsItem {
  return {
    id: 1,
    slug: 'en-nyhet',
    publishedDate: new Date('2025-01-01T12:00:00Z'),
    image: '',
    author: 'Redaktionen',
    headline: text('Rubrik', 'Headline'),
    preamble: text(''),
    body: text(''),
    linkText: text(''),
    imageCaption: text(''),
    ...fields,
  };
}

export const newsWire = {
  id: 7,
  slug: 'biljettslapp',
  publishedDate: '2024-12-13T13:37:00+01:00',
  image: '',
  author: 'Redaktionen',
  headlinesv: 'Biljettsläpp',
  headlineen: 'Ticket release',
};

export const scheduleWire = {
  id: 'a',
  day: 0,
  location: 1,
  start_time: '10:00',
  end_time: '11:00',
  name_sv: 'Invigning',
  name_en: 'Opening',
};
