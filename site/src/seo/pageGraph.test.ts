import { expect, test } from 'vitest';
import { edition } from '@edition/edition.ts';
import faqSv from '@edition/copy/sv/faq.json';
import commonSv from '@edition/copy/sv/common.json';
import type { Page } from '@tand/runtime/render/pages';
import { pages } from '../sitemap.ts';
import type { Node, PageFacts } from '@tand/festival/jsonLd';
import { pageGraph } from './pageGraph.ts';
import { on } from '../../../tests/support/dates.ts';

const copy: Record<string, unknown> = { common: commonSv, faq: faqSv, districtTokyoTown: { meta: { title: 'Tokyo Town' } } };
const text = (namespace: string, key: string) =>
  key.split('.').reduce<unknown>((group, part) => (group as Record<string, unknown> | undefined)?.[part], copy[namespace]);

const graphOf = (route: string, facts: Partial<PageFacts> = {}): Node[] => {
  const page = pages.find(({ path }) => path === route) as Page;
  return pageGraph({ page, path: route, lang: 'sv', data: null, text, now: Date.parse(`${on(-104)}T12:00Z`), ...facts });
};
const types = (nodes: Node[]) => nodes.map(node => node['@type']);
const find = (nodes: Node[], type: string) => nodes.find(node => node['@type'] === type)!;

test.each([
  ['home', ['Organization', 'WebSite', 'Festival', 'Place']],
  ['creators', ['Organization', 'Festival', 'Place']],
  ['tickets', ['Organization', 'Festival', 'Place']],
  ['faq', ['Organization', 'FAQPage', 'Festival', 'Place']],
  ['about', ['Organization', 'Person', 'Person', 'Person']],
  ['universe/districts/tokyo-town', ['Organization', 'BreadcrumbList']],
  ['contact', ['Organization']],
])('writes structured data on %s: %j', (route, expected) => {
  expect(types(graphOf(route))).toEqual(expected);
});

const at = (day: number, time: string) => `${on(day)}T${time}:00+02:00`;

test('describes a tournament as an event from first to last item, or not at all without items', () => {
  const items = [
    { start: at(1, '18:00'), end: at(1, '20:00') },
    { start: at(0, '12:00'), end: at(0, '14:00') },
    { start: at(2, '10:00'), isCancelled: true },
  ];
  expect(find(graphOf('esports/tournaments/cs2', { data: { items } }), 'SportsEvent')).toMatchObject({
    startDate: at(0, '12:00'),
    endDate: at(1, '20:00'),
  });
  expect(types(graphOf('esports/tournaments/cs2', { data: { items: [] } }))).not.toContain('SportsEvent');
});

test('lists highlights as events of the festival on home and schedule, and no other items', () => {
  const item = {
    id: 'a',
    day: 0 as const,
    placeId: 1,
    startMinutes: 600,
    start: `${on(0)}T10:00:00+02:00`,
    href: '/schedule/x-a',
    pageHref: '/schedule/x-a',
  };
  const schedule = {
    places: [{ id: 1, name: 'Stora scenen', slug: 'stora-scenen' }],
    items: [
      { ...item, title: 'Dörrarna öppnar', isHighlighted: true as const },
      { ...item, id: 'b', title: 'Städning' },
    ],
  };
  for (const route of ['home', 'schedule']) {
    expect(find(graphOf(route, { schedule }), 'Festival')['subEvent']).toEqual([
      expect.objectContaining({
        '@type': 'Event',
        name: 'Dörrarna öppnar',
        startDate: `${on(0)}T10:00:00+02:00`,
        location: expect.objectContaining({ name: 'Stora scenen' }),
      }),
    ]);
  }
  expect(find(graphOf('tickets', { schedule }), 'Festival')).not.toHaveProperty('subEvent');
});

// SCHED-14
test.each([
  ['as planned', {}, { eventStatus: 'https://schema.org/EventScheduled' }],
  [
    'moved',
    { previous: { start: '09:00' } },
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: `${on(0)}T09:00:00+02:00` },
  ],
  [
    'moved over midnight',
    { previous: { start: '00:30' } },
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: `${on(1)}T00:30:00+02:00` },
  ],
  ['with another end', { previous: { start: '10:00', end: '10:30' } }, { eventStatus: 'https://schema.org/EventScheduled' }],
  ['cancelled', { previous: { start: '09:00' }, isCancelled: true as const }, { eventStatus: 'https://schema.org/EventCancelled' }],
])('gives an item the same status on its own page and among the events of the festival: %s', (_, state, expected) => {
  const start = `${on(0)}T10:00:00+02:00`;
  const item = {
    id: 'a',
    day: 0 as const,
    placeId: 1,
    startMinutes: 600,
    start,
    href: '/schedule/x-a',
    pageHref: '/schedule/x-a',
    title: 'Öppning',
    ...state,
  };
  const places = [{ id: 1, name: 'Stora scenen', slug: 'stora-scenen' }];
  const own = find(graphOf('schedule/:item', { path: 'schedule/x-a', data: { item, place: 'Stora scenen' } }), 'Event');
  const schedule = { places, items: [{ ...item, isHighlighted: true as const }] };
  const [listed] = find(graphOf('schedule', { schedule }), 'Festival')['subEvent'] as object[];
  for (const event of [own, listed!]) {
    const { eventStatus, previousStartDate } = event as Record<string, unknown>;
    expect({ eventStatus, ...(previousStartDate !== undefined && { previousStartDate }) }).toEqual(expected);
  }
});

// SCHED-47
test('names performers, language, age and sign-up of an item', () => {
  const item = {
    ...({
      id: 'a',
      href: '/schedule/x-a',
      pageHref: '/schedule/x-a',
      day: 0,
      placeId: 1,
      start: '2025-06-13T18:00:00+02:00',
      startMinutes: 1080,
      title: 'X',
    } as const),
    kind: 'talk',
    language: 'both',
    age: 13,
    tags: ['Dota 2'],
    hosts: [{ name: 'Tuvstarr', href: '/creators/Tuvstarr' }, { name: 'Arla', href: '/partners/arla' }, { name: 'Bosse' }],
    signUp: { how: 'online', where: '/esports', full: true },
  } as const;
  expect(find(graphOf('schedule/:item', { path: 'schedule/x-a', data: { item, place: 'Stora scenen' } }), 'Event')).toMatchObject({
    inLanguage: ['sv', 'en'],
    typicalAgeRange: '13-',
    keywords: 'Dota 2',
    performer: [
      { '@type': 'Person', name: 'Tuvstarr', url: `${edition.siteUrl}/sv/creators/Tuvstarr` },
      { '@type': 'Organization', name: 'Arla' },
      { '@type': 'Person', name: 'Bosse' },
    ],
    offers: { url: `${edition.siteUrl}/sv/esports`, availability: 'https://schema.org/SoldOut' },
  });
});

test('lists every question of the FAQ, each with its own address and without markup', () => {
  const questions = find(graphOf('faq'), 'FAQPage')['mainEntity'] as { url: string; acceptedAnswer: { text: string } }[];
  const sections = [faqSv.general, faqSv.tickets, faqSv.lan, faqSv.gaming, faqSv.misc];
  expect(questions).toHaveLength(sections.flatMap(({ items }) => items).length + 1);
  expect(new Set(questions.map(({ url }) => url)).size).toBe(questions.length);
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text).join()).not.toMatch(/\]\(|\*\*/);
});

test("lists home and the districts in a district's breadcrumbs, and omits levels without a page", () => {
  const { itemListElement } = find(graphOf('universe/districts/tokyo-town'), 'BreadcrumbList');
  expect((itemListElement as { name: string }[]).map(({ name }) => name)).toEqual(['Hem', 'Stadsdelar', 'Tokyo Town']);
});

test('describes only the organisation for an unknown article or guest', () => {
  expect(types(graphOf('news/:slug', { path: 'news/nowhere' }))).toEqual(['Organization']);
  expect(types(graphOf('activities/cosplay/presentation/:name', { path: 'activities/cosplay/presentation/nobody' }))).toEqual([
    'Organization',
  ]);
});

test('has no e-mail address in any graph', () => {
  for (const { path } of pages) expect(JSON.stringify(graphOf(path))).not.toMatch(/@[a-z]+\.example/);
});
