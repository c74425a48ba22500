import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { maxScheduleItems } from '../constants.ts';
import { NewsError, ScheduleError, TicketsError } from './errors.ts';
import type { Log } from '../log.ts';
import { newsWire, scheduleWire } from '../test/fixtures.ts';
import { parseNews, parseSchedule, parseTickets } from '../schemas.ts';

const noList = [undefined, null, '', '<html>', 7, true, {}, { items: [] }, { length: 1, 0: newsWire }];

describe('parseNews', () => {
  it('reads an item with only the required fields', () => {
    expect(parseNews([newsWire])).toEqual([
      {
        id: 7,
        slug: 'biljettslapp',
        publishedDate: new Date('2024-12-13T12:37:00Z'),
        image: '',
        author: 'Redaktionen',
        headline: { sv: 'Biljettsläpp', en: 'Ticket release' },
        preamble: { sv: '', en: '' },
        body: { sv: '', en: '' },
        linkText: { sv: '', en: '' },
        imageCaption: { sv: '', en: '' },
      },
    ]);
  });

  // NEWS-3
  it('reads optional fields, and ignores unknown ones', () => {
    const [item] = parseNews([
      {
        ...newsWire,
        updatedDate: '2025-01-02T03:04:05.678Z',
        image: '/img/news/a.svg',
        preamblesv: 'is',
        preambleen: 'ie',
        bodysv: 'bs',
        bodyen: 'be',
        linkTextsv: 'ls',
        linkTexten: 'le',
        imageCaptionsv: 'cs',
        imageCaptionen: 'ce',
        imageAltsv: 'as',
        imageAlten: null,
        linkUrl: 'https://a.example/',
        routerLink: ' /tickets ',
        extra: 'ignored',
      },
    ]);
    expect(item).toEqual({
      id: 7,
      slug: 'biljettslapp',
      publishedDate: new Date('2024-12-13T12:37:00Z'),
      updatedDate: new Date('2025-01-02T03:04:05.678Z'),
      image: '/img/news/a.svg',
      author: 'Redaktionen',
      headline: { sv: 'Biljettsläpp', en: 'Ticket release' },
      preamble: { sv: 'is', en: 'ie' },
      body: { sv: 'bs', en: 'be' },
      linkText: { sv: 'ls', en: 'le' },
      imageCaption: { sv: 'cs', en: 'ce' },
      imageAlt: { sv: 'as', en: '' },
      linkUrl: 'https://a.example/',
      routerLink: '/tickets',
    });
  });

  it.each([
    ['2025-06-13T10:00:00+02:00', '2025-06-13T08:00:00.000Z'],
    ['2025-06-13T10:00Z', '2025-06-13T10:00:00.000Z'],
    ['2025-06-13T10:00', '2025-06-13T07:00:00.000Z'],
    ['2025-06-13', '2025-06-12T21:00:00.000Z'],
  ])('reads the date %s, as local time in Helsinki if it has no offset', (publishedDate, utc) => {
    const [item] = parseNews([{ ...newsWire, publishedDate, updatedDate: publishedDate }], undefined, 'Europe/Helsinki');
    expect([item?.publishedDate.toISOString(), item?.updatedDate?.toISOString()]).toEqual([utc, utc]);
  });

  it('uses the English headline if the Swedish headline is blank', () => {
    const [item] = parseNews([{ ...newsWire, headlinesv: ' ' }]);
    expect(item?.headline).toEqual({ sv: 'Ticket release', en: 'Ticket release' });
  });

  it('reads the topic, but omits an empty topic', () => {
    expect(parseNews([{ ...newsWire, topic: 'esport' }])[0]?.topic).toBe('esport');
    expect(parseNews([{ ...newsWire, topic: '' }])[0]).not.toHaveProperty('topic');
  });

  it.each([null, '', undefined])('omits an updatedDate of %o', updatedDate => {
    expect(parseNews([{ ...newsWire, updatedDate }])[0]).not.toHaveProperty('updatedDate');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', null])('omits %o as a link or a picture', link => {
    const [item] = parseNews([{ ...newsWire, linkUrl: link, routerLink: link, image: link }]);
    expect(item).not.toHaveProperty('linkUrl');
    expect(item).not.toHaveProperty('routerLink');
    expect(item?.image).toBe('');
  });

  it.each([
    ['http://a.example/a.png', 'http://a.example/a.png'],
    ['HTTPS://a.example/a.png', 'HTTPS://a.example/a.png'],
    ['mailto:a@tand.example', ''],
  ])('turns the picture %s into "%s"', (image, expected) => expect(parseNews([{ ...newsWire, image }])[0]?.image).toBe(expected));

  // DATA-2
  it.each([
    ['id', { ...newsWire, id: '7' }],
    ['id', { ...newsWire, id: 7.5 }],
    ['slug', { ...newsWire, slug: '' }],
    ['publishedDate', { ...newsWire, publishedDate: 'i går' }],
    ['publishedDate', { ...newsWire, publishedDate: '2025-06-13T10:00' }],
    ['publishedDate', { ...newsWire, publishedDate: '2025-02-31' }],
    ['publishedDate', { ...newsWire, publishedDate: '2025-06-13T99:00:00Z' }],
    ['headlinesv', { ...newsWire, headlinesv: 5 }],
    ['headlineen', { ...newsWire, headlineen: undefined }],
    ['headlineen', { ...newsWire, headlineen: null }],
    ['item', { ...newsWire, headlinesv: '', headlineen: ' \n' }],
    ['item', null],
    ['item', 'text'],
  ])('drops an invalid item, and logs its index and "%s" without the value', (field, bad) => {
    const log = vi.fn<Log>();
    expect(parseNews([newsWire, bad, newsWire], log)).toHaveLength(2);
    expect(log).toHaveBeenCalledOnce();
    const message = log.mock.calls.flat().join();
    expect(message.startsWith(`Dropped news[1]: ${field}: `)).toBe(true);
    expect(message).not.toContain('i går');
  });

  // DATA-2
  it.each(noList)('throws "Unknown error" for %o, which is no list', answer => {
    expect(() => parseNews(answer)).toThrow(new NewsError('Unknown error'));
  });

  it('returns the valid items of any list, newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(newsWire), fc.jsonValue())), list => {
        const log = vi.fn<Log>();
        const items = parseNews(list, log);
        expect(items.length + log.mock.calls.length).toBe(list.length);
        expect(items.length).toBeGreaterThanOrEqual(list.filter(item => item === newsWire).length);
      }),
    );
    const dates = ['2025-01-01', '2025-03-01', '2025-02-01'];
    expect(parseNews(dates.map(date => ({ ...newsWire, slug: date, publishedDate: `${date}T10:00Z` }))).map(item => item.slug)).toEqual([
      '2025-03-01',
      '2025-02-01',
      '2025-01-01',
    ]);
  });
});

const at = (day: number, start_time: string) => ({ ...scheduleWire, id: `${day} ${start_time}`, day, start_time });

describe('parseSchedule', () => {
  const place = { id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage' };

  it('reads an item with only the required fields', () => {
    const { locations, items } = parseSchedule({ locations: [place], items: [scheduleWire] });
    expect(locations).toEqual([place]);
    expect(items).toEqual([{ ...scheduleWire, short_desc_sv: '', short_desc_en: '', highlight: false }]);
  });

  // SCHED-1
  it('reads old times, links and highlight, and omits empty or unsafe values', () => {
    const full = { ...scheduleWire, id: 12, end_time: null, old_start_time: '09:00', old_end_time: '', highlight: true };
    const { items } = parseSchedule({ locations: [], items: [{ ...full, url: 'javascript:alert(1)', routerLink: '/faq' }] });
    expect(items[0]).toEqual({
      ...scheduleWire,
      id: '12',
      end_time: '',
      old_start_time: '09:00',
      short_desc_sv: '',
      short_desc_en: '',
      routerLink: '/faq',
      highlight: true,
    });
  });

  it.each([
    ['id', { ...scheduleWire, id: '' }],
    ['id', { ...scheduleWire, id: null }],
    ['day', { ...scheduleWire, day: 7 }],
    ['day', { ...scheduleWire, day: '0' }],
    ['location', { ...scheduleWire, location: 'Stora scenen' }],
    ['start_time', { ...scheduleWire, start_time: 600 }],
    ['name_en', { ...scheduleWire, name_en: null }],
    ['highlight', { ...scheduleWire, highlight: 'yes' }],
  ])('drops and logs an item with a bad %s', (field, bad) => {
    const log = vi.fn<Log>();
    expect(parseSchedule({ locations: [place, { id: 'x' }], items: [bad, { ...scheduleWire, id: 'good' }] }, log).items).toHaveLength(1);
    expect(log.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Dropped locations\[1\]: id: expected /),
      expect.stringMatching(new RegExp(`^Dropped items\\[0\\]: ${field}: expected `)),
    ]);
  });

  // SCHED-47
  it('reads the optional fields of an item and a place', () => {
    const given = {
      cancelled: true,
      sequence: 2,
      modified: '2025-06-13T10:00:00.000Z',
      kind: 'talk',
      tags: ['nybörjare'],
      hosts: [{ name: 'Tuvstarr', href: '/creators/tuvstarr' }, { name: 'Bosse' }],
      language: 'both',
      age: 15,
      signUp: { how: 'online', where: 'https://plats.example', full: true },
      access: { seating: 'seats', noise: 'normal', light: 'dim', steps: 'none', signLanguage: true, hearingLoop: false },
      places: [scheduleWire.location, 2],
    };
    const hall = { ...place, access: { steps: 'none' }, at: { x: 10, y: 20 } };
    const { items, locations } = parseSchedule({ locations: [hall], items: [{ ...scheduleWire, ...given }] });
    expect(items[0]).toMatchObject(given);
    expect(locations).toEqual([hall]);
  });

  // SCHED-62
  it('accepts a name with soft hyphens only if it otherwise equals the name of its item', () => {
    const named = { ...scheduleWire, name_sv: 'Mästerskap', name_en: 'Championship' };
    const soft = (sv: string) => parseSchedule({ locations: [], items: [{ ...named, soft: { sv } }] }).items[0]!.soft;
    expect(soft('Mäs\u00adter\u00adskap')).toEqual({ sv: 'Mäs\u00adter\u00adskap' });
    expect(soft('Mäs\u00adter\u00adkatt')).toBeUndefined();
    const english = { en: 'Cham\u00adpi\u00adon\u00adship' };
    expect(parseSchedule({ locations: [], items: [{ ...named, soft: english }] }).items[0]!.soft).toEqual(english);
  });

  // SCHED-47
  it('omits invalid optional fields, and lists each place once, the main place first', () => {
    const log = vi.fn<Log>();
    const odd = {
      kind: 'opera',
      tags: ['', 4],
      hosts: [{ name: ' ' }, { name: 'Bosse', href: 'javascript:alert(1)' }, 'Tuvstarr'],
      language: 'de',
      age: -1,
      signUp: { how: 'by pigeon' },
      access: { seating: 'sofa', noise: 'loud' },
      places: [2, scheduleWire.location, 2],
    };
    const { items } = parseSchedule({ locations: [{ ...place, at: 'here' }], items: [{ ...scheduleWire, ...odd }] }, log);
    expect(items).toEqual([
      {
        ...scheduleWire,
        short_desc_sv: '',
        short_desc_en: '',
        highlight: false,
        hosts: [{ name: 'Bosse' }],
        access: { noise: 'loud' },
        places: [scheduleWire.location, 2],
      },
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it('marks a sign-up as full only if `full` is true', () => {
    const items = [true, false, null].map((full, id) => ({ ...scheduleWire, id, signUp: { how: 'online', full } }));
    expect(parseSchedule({ locations: [], items }).items.map(({ signUp }) => signUp)).toEqual([
      { how: 'online', full: true },
      { how: 'online' },
      { how: 'online' },
    ]);
  });

  // SCHED-5
  it('accepts an item with an invalid time and logs the time', () => {
    const log = vi.fn<Log>();
    expect(parseSchedule({ locations: [], items: [{ ...scheduleWire, start_time: '25:00' }] }, log).items[0]?.start_time).toBe('25:00');
    expect(log).toHaveBeenCalledExactlyOnceWith('Invalid time format for: 25:00. Expected HH:mm.');
  });

  // DATA-2
  it('drops an item without a name, and uses the Swedish name if the English name is empty', () => {
    const log = vi.fn<Log>();
    const items = [
      { ...scheduleWire, id: 'a', name_sv: '', name_en: ' ' },
      { ...scheduleWire, id: 'b', name_sv: 'Öppning', name_en: '' },
    ];
    expect(parseSchedule({ locations: [], items }, log).items).toMatchObject([{ id: 'b', name_sv: 'Öppning', name_en: 'Öppning' }]);
    expect(log.mock.calls).toEqual([['Dropped items[0]: item: empty']]);
  });

  // SCHED-52
  it('drops the items over the maximum number, and logs this once', () => {
    const log = vi.fn<Log>();
    const items = Array.from({ length: maxScheduleItems + 1 }, (_, id) => ({ ...scheduleWire, id }));
    expect(parseSchedule({ locations: [], items }, log).items).toHaveLength(maxScheduleItems);
    expect(log.mock.calls).toEqual([['Dropped the items after the first 5000']]);
  });

  it('sorts items by day and time', () => {
    const { items } = parseSchedule({ locations: [], items: [at(1, '10:00'), at(0, '23:00'), at(0, '09:00')] });
    expect(items.map(item => `${item.day} ${item.start_time}`)).toEqual(['0 09:00', '0 23:00', '1 10:00']);
  });

  it.each([...noList, [[]], { locations: [], items: {} }, { locations: null, items: [] }])('rejects %o, which is no schedule', answer => {
    expect(() => parseSchedule(answer)).toThrow(new ScheduleError('Unknown error'));
  });

  // SCHED-12
  it('drops an item without an id or with a duplicate id', () => {
    const log = vi.fn<Log>();
    const items = [scheduleWire, { ...scheduleWire, id: undefined }, { ...scheduleWire, name_sv: 'Igen' }, { ...scheduleWire, id: 2 }];
    expect(parseSchedule({ locations: [], items }, log).items.map(({ id, name_sv }) => [id, name_sv])).toEqual([
      ['a', 'Invigning'],
      ['2', 'Invigning'],
    ]);
    expect(log.mock.calls.flat()).toEqual(['Dropped items[1]: id: missing', 'Dropped a second item with the id a']);
  });
});

describe('parseTickets', () => {
  const range = { start: 41, end: 43, name: 'Kim', timestamp: '2024-12-13T13:37:05+01:00' };

  // LOOKUP-5
  it('reads only the first range', () => {
    expect(parseTickets([range, { ...range, start: 1, end: 900 }]).map(ticket => ticket.nr)).toEqual([41, 42, 43]);
    expect(parseTickets([range, 'anything'])).toHaveLength(3);
  });

  it('throws "No tickets found" for an empty list', () => {
    expect(() => parseTickets([])).toThrow(new TicketsError('No tickets found'));
  });

  const wrong: unknown[] = [
    ...noList,
    [null],
    [{ ...range, start: '41' }],
    [{ ...range, end: null }],
    [{ ...range, start: 44 }],
    [{ ...range, end: 1041 }],
    [{ ...range, name: 5 }],
  ];
  // Values are in objects because it.each would spread an array over the arguments.
  it.each(wrong.map(answer => ({ answer })))('throws "Unknown error" for $answer', ({ answer }) => {
    expect(() => parseTickets(answer)).toThrow(new TicketsError('Unknown error'));
  });

  it('includes no value of the response in an error', () => {
    const causes: unknown[] = [];
    try {
      parseTickets([{ ...range, start: 'Kim' }]);
    } catch (error) {
      causes.push(error, error instanceof Error && error.cause);
    }
    expect(causes).toHaveLength(2);
    expect(causes.join()).not.toContain('Kim');
  });
});
