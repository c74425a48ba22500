import { expect, it, vi } from 'vitest';
import { edition, editionFrom } from '../test/fixtures.ts';
import { headName, scheduleView } from './itemView.ts';
import type { ScheduleItem } from './schema.ts';

const item = (fields: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id: 'a',
  day: 0,
  location: 1,
  start_time: '10:00',
  end_time: '11:00',
  name_sv: 'Öppning',
  name_en: 'Opening',
  short_desc_sv: 'Vi tänder.',
  short_desc_en: 'We light up.',
  highlight: false,
  ...fields,
});
const view = (fields: Partial<ScheduleItem>, lang: 'sv' | 'en' = 'sv') =>
  scheduleView(edition, { locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items: [item(fields)] }, lang).items[0]!;

it('omits "all places" from the places and uses the language of the page', () => {
  const schedule = {
    locations: [
      { id: 0, name_sv: 'Alla', name_en: 'All' },
      { id: 1, name_sv: 'Scen', name_en: 'Stage' },
    ],
    items: [item()],
  };
  expect(scheduleView(edition, schedule, 'en')).toMatchObject({
    places: [{ id: 1, name: 'Stage' }],
    items: [{ title: 'Opening', description: 'We light up.' }],
  });
  expect(scheduleView(edition, schedule, 'sv').items[0]).toMatchObject({ title: 'Öppning', description: 'Vi tänder.' });
});

// SCHED-62
it('returns the title with soft hyphens, and its language if the page has another', () => {
  const soft = { soft: { sv: 'Ram\u00adpris' } };
  const titleIn = (lang: 'sv' | 'en') => view({ ...soft, name_sv: 'Rampris' }, lang).softTitle;
  expect([titleIn('sv'), titleIn('en')]).toEqual(['Ram\u00adpris', undefined]);
  const english = { name_sv: 'Doors', name_en: 'Doors', language: 'en' } as const;
  expect([view(english).titleLang, view(english, 'en').titleLang, view({ language: 'en' }).titleLang]).toEqual([
    'en',
    undefined,
    undefined,
  ]);
});

it.each([
  ['by day', '10:00', '11:00', 600, 660, '2025-06-13T10:00:00+02:00', '2025-06-13T11:00:00+02:00'],
  ['over midnight', '23:30', '02:00', 1410, 1560, '2025-06-13T23:30:00+02:00', '2025-06-14T02:00:00+02:00'],
  ['after midnight, of the evening before', '00:30', '01:00', 1470, 1500, '2025-06-14T00:30:00+02:00', '2025-06-14T01:00:00+02:00'],
  ['without duration', '12:00', '12:00', 720, 720, '2025-06-13T12:00:00+02:00', '2025-06-13T12:00:00+02:00'],
])('counts minutes from the midnight before the festival day: %s', (_, start_time, end_time, startMinutes, endMinutes, start, end) => {
  expect(view({ start_time, end_time })).toMatchObject({ day: 0, startMinutes, endMinutes, start, end });
});

it('leaves out the end of an item with an open end', () => {
  const open = view({ end_time: '' });
  expect(open).not.toHaveProperty('end');
  expect(open).not.toHaveProperty('endMinutes');
});

it.each([
  ['spring', '2025-03-29', 1410, 1680, '2025-03-30T04:00:00+02:00'],
  ['autumn', '2025-10-25', 1410, 1680, '2025-10-26T04:00:00+01:00'],
])('counts clock minutes through the clock change of %s', (_, date, startMinutes, endMinutes, end) => {
  const schedule = { locations: [], items: [item({ start_time: '23:30', end_time: '04:00' })] };
  expect(scheduleView(editionFrom(date), schedule, 'sv').items).toMatchObject([{ startMinutes, endMinutes, end }]);
});

it('returns the link, the old times and the highlight of an item', () => {
  const entry = view({ url: 'https://example.org', routerLink: '/faq', old_start_time: '09:00', old_end_time: '', highlight: true });
  expect(entry).toMatchObject({ href: 'https://example.org', isExternal: true, previous: { start: '09:00' }, isHighlighted: true });
  expect(entry.previous).not.toHaveProperty('end');
  expect(view({ routerLink: '/faq' })).toMatchObject({ href: '/faq', isExternal: false });
  const plain = view({});
  expect([plain.href, plain.pageHref]).toEqual(['/schedule/oppning-a', '/schedule/oppning-a']);
  for (const name of ['isExternal', 'previous', 'isHighlighted']) expect(plain).not.toHaveProperty(name);
});

it('returns cancellation, sequence and time of change only for changed items', () => {
  const state = { isCancelled: true, sequence: 2, modified: '2025-06-12T08:30:00Z' };
  expect(view({ cancelled: true, sequence: 2, modified: '2025-06-12T08:30:00Z' })).toMatchObject(state);
  expect(view({ cancelled: true }).isCancelled).toBe(true);
  for (const name of Object.keys(state)) expect(view({})).not.toHaveProperty(name);
});

it('drops and logs an item outside the days of the edition', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const schedule = { locations: [], items: [item({ id: 'x', day: 9 }), item()] };
  expect(scheduleView(edition, schedule, 'sv').items.map(({ id }) => id)).toEqual(['a']);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

it.each([
  ['Den stora signeringen: tjugo kreatörer och ett långbord', 'Den stora signeringen'],
  ['Concert: The Lingonberry Quartet plays game music', 'Concert: The Lingonberry Quartet plays game music'],
  ['Valorant Invitational: kvartsfinaler', 'Valorant Invitational: kvartsfinaler'],
  ['Kreatörer byter bås, bildskärm och bakgrund', 'Kreatörer byter bås, bildskärm och bakgrund'],
])('gives the page of the item “%s” the title “%s”', (title, name) => {
  expect(headName(title)).toBe(name);
});
