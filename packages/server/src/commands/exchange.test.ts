import { maxScheduleItems, type ScheduleItem } from '@tand/festival';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './command.ts';
import { readerOf, readForeign } from '../content/import/programme.ts';
import { ContentError } from '../content/problems.ts';
import { readContent } from '../content/revisions.ts';
import { openDatabase } from '../infra/db/database.ts';
import { toPrintable } from '@tand/festival';
import { parseCsv } from '../content/import/csv.ts';
import { decodeText } from '../content/import/decode.ts';
import { htmlToText } from '../content/import/htmlText.ts';
import { kindOf } from '../content/import/kinds.ts';
import { dayLength, readDate, readLength, readTime } from '../content/import/notation.ts';
import { edition2025, temporaryFolder } from '../test/fixtures.ts';

let folder: string;
let database: string;
beforeEach(async () => {
  const places = 'locations:\n  - { id: 1, name_sv: Scen, name_en: Stage }\n  - { id: 2, name_sv: Hall A, name_en: Hall A }\n';
  folder = temporaryFolder({ 'edition.ts': edition2025, 'schedule.yaml': `${places}items: []\n` });
  database = `file:${join(folder, 'test.db')}`;
  await runCli(['content', 'import', '--folder', folder, '--database', database], { log: () => {}, error: () => {} });
});

async function take(name: string, text: string, ...more: string[]) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const args = ['content', 'schedule', 'import', file, '--folder', folder, '--database', database, ...more];
  return { code: await runCli(args, out), text: lines.join('\n').replaceAll(file, name) };
}

async function content() {
  const db = await openDatabase(database);
  const found = await readContent(db);
  await db.close();
  return found;
}

const byName = (items: readonly ScheduleItem[]) => Object.fromEntries(items.map(item => [item.name_sv, item]));

interface Event {
  guid: string;
  start: string;
  duration: string;
  title: string;
  track?: string;
  type?: string;
  language?: string;
  abstract?: string;
  url?: string;
  persons?: string[];
}
const quiz: Event = {
  guid: 'A1B2-quiz',
  start: '18:30',
  duration: '01:00',
  title: 'Quiz & fika',
  track: 'Panels',
  type: 'lecture',
  language: 'en-GB',
  abstract: '<p>Come *as you are*.</p>',
  url: 'https://con.example/quiz',
  persons: ['Ada', 'Bo'],
};
const night: Event = { guid: 'night', start: '23:30', duration: '2:30', title: 'Night', track: 'Opera', language: 'de', type: 'cancelled' };

type Days = Record<string, Event[]>[];
const dates = [1, 2, 3, 4, 5, 6, 7, 8].map(day => `2030-05-0${day}`);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xml = (days: Days, on = dates) =>
  `<?xml version="1.0"?><schedule><conference/>${days
    .map(
      (rooms, day) =>
        `<day index="${day + 1}" date="${on[day]}">${Object.entries(rooms)
          .map(
            ([name, events]) =>
              `<room name="${name}">${events
                .map(
                  ({ guid, persons = [], ...event }) =>
                    `<event guid="${guid}" id="1"><room>${name}</room>${Object.entries(event)
                      .map(([field, value]) => `<${field}>${escape(value)}</${field}>`)
                      .join('')}<persons>${persons.map(person => `<person id="1">${person}</person>`).join('')}</persons><links/></event>`,
                )
                .join('')}</room>`,
          )
          .join('')}</day>`,
    )
    .join('')}</schedule>`;
const json = (days: Days, on = dates) =>
  JSON.stringify({
    schedule: {
      conference: {
        days: days.map((rooms, day) => ({
          index: day + 1,
          date: on[day],
          rooms: Object.fromEntries(
            Object.entries(rooms).map(([name, events]) => [
              name,
              events.map(({ persons = [], ...event }) => ({
                ...event,
                persons: persons.map(name => ({ id: 1, public_name: name })),
                links: [],
              })),
            ]),
          ),
        })),
      },
    },
  });

// SCHED-50
describe.each([
  ['frab.xml', xml],
  ['pretalx.json', json],
])('an import of %s', (name, write) => {
  it('imports what the programme format supports, matches known places, and lists what it drops', async () => {
    const { code, text } = await take(name, write([{ stage: [quiz], Loft: [night] }]));
    expect([code, text]).toEqual([
      0,
      `  read 2 events as 2 items
  days by their order: 2030-05-01 is day 0
  track “Panels” → kind talk, 1 ×
  not carried over: an English name; the given one is used instead, 2 ×, as in “Quiz & fika”, “Night”
  not carried over: markup of a description, 1 ×, as in “Quiz & fika”
  not carried over: a kind of ours; the track is a tag, 1 ×, as in “Night (Opera)”
  not carried over: the language de, 1 ×, as in “Night”
  added place “Loft”
  removed place “Hall A”
  added item “Quiz & fika” day 0 18:30–19:30, Scen
  added item “Night” day 0 23:30–02:00, Loft
Done: locations 1 added, 1 removed, 1 unchanged; schedule 2 added`,
    ]);
    const { items, places } = await content();
    expect(places.map(({ id, name_sv }) => [id, name_sv])).toEqual([
      [1, 'Scen'],
      [3, 'Loft'],
    ]);
    expect(byName(items)).toEqual({
      'Quiz & fika': {
        id: 'a1b2-quiz',
        day: 0,
        location: 1,
        start_time: '18:30',
        end_time: '19:30',
        name_sv: 'Quiz & fika',
        name_en: 'Quiz & fika',
        short_desc_sv: 'Come as you are.',
        short_desc_en: 'Come as you are.',
        url: 'https://con.example/quiz',
        highlight: false,
        kind: 'talk',
        tags: ['Panels'],
        language: 'en',
        hosts: [{ name: 'Ada' }, { name: 'Bo' }],
        sequence: 0,
        modified: expect.any(String) as string,
      },
      Night: expect.objectContaining({ location: 3, cancelled: true, tags: ['Opera'] }) as object,
    });
  });

  it('changes nothing when repeated, and moves an item in one revision without changing its id', async () => {
    await take(name, write([{ Scen: [quiz, night] }]));
    expect((await take(name, write([{ Scen: [night, quiz] }]))).text).toContain('Nothing changed');
    const moved = await take(name, write([{ Scen: [night] }, { Loft: [{ ...quiz, start: '20:30' }] }]), '--dry-run');
    expect(moved.text).toContain('moved item “Quiz & fika”: day 0 18:30–19:30, Scen → day 1 20:30–21:30, Loft');
    expect((await content()).number).toBe(2);
    await take(name, write([{ Scen: [night] }, { Loft: [{ ...quiz, start: '20:30' }] }]));
    const { number, items } = await content();
    expect([number, items.find(({ id }) => id === 'a1b2-quiz')]).toEqual([3, expect.objectContaining({ day: 1, sequence: 1 })]);
  });

  it('leaves fields unchanged that the file does not have, and clears fields of empty columns', async () => {
    await take(name, write([{ Scen: [quiz] }]));
    const row = '\n2030-05-01,18:30,19:30,Scen,Quiz & fika,a1b2-quiz';
    const head = 'day,start,end,place,title,id,kind,age,sign_up,hearing_loop,highlight';
    const facts = { kind: 'music', age: 16, signUp: { how: 'desk' }, access: { hearingLoop: true }, highlight: true };
    await take('facts.csv', `${head}${row},music,16,desk,yes,yes\n`);
    expect((await content()).items).toMatchObject([facts]);
    await take(name, write([{ Scen: [{ ...quiz, track: 'Opera', type: 'other' }] }]));
    expect((await content()).items).toMatchObject([facts]);
    await take('facts.csv', `${head}${row},,,,,\n`);
    const { age, signUp, access, highlight } = (await content()).items[0]!;
    expect([age, signUp, access, highlight]).toEqual([undefined, undefined, undefined, false]);
  });

  it('changes no field for which a table has no column, and clears fields with an empty cell', async () => {
    const head = 'day,start,end,place,title,id';
    const row = '2030-05-01,18:30,19:30,Scen,Quiz & fika,a1b2-quiz';
    await take('all.csv', `${head},description,url,tags,language,hosts,cancelled\n${row},Frågor,/faq,lan,en,Ada,yes\n`);
    const facts = { routerLink: '/faq', tags: ['lan'], language: 'en', hosts: [{ name: 'Ada' }], cancelled: true };
    expect((await content()).items).toMatchObject([{ short_desc_sv: 'Frågor', ...facts }]);
    await take('moved.csv', `${head}\n${row.replace('18:30', '18:45')}\n`);
    expect((await content()).items).toMatchObject([{ start_time: '18:45', short_desc_sv: 'Frågor', short_desc_en: 'Frågor', ...facts }]);
    await take('none.csv', `${head},description,url,tags,language,hosts,cancelled\n${row},,,,,,\n`);
    const [item] = (await content()).items;
    expect(item).toMatchObject({ short_desc_sv: '', short_desc_en: '' });
    expect(Object.keys(facts).filter(field => item![field as keyof typeof facts] !== undefined)).toEqual([]);
  });

  it('makes one item from an event in two rooms, and two items from an event on two days', async () => {
    await take(name, write([{ Scen: [quiz], Loft: [quiz] }, { Scen: [quiz] }]));
    const { items } = await content();
    expect(items.map(({ id, day, location, places }) => [id, day, location, places])).toEqual([
      ['a1b2-quiz', 0, 1, [1, 3]],
      ['a1b2-quiz-2', 1, 1, undefined],
    ]);
  });

  it('omits events without start or after the last day, and shortens excessive lengths and texts', async () => {
    const long = { ...quiz, guid: 'long', title: 'Long', duration: '1:02:00:00'.slice(0, 7), abstract: 'ord '.repeat(200) };
    const vague = ['Art', 'Bingo', 'Chess', 'Dance'].map(title => ({ ...quiz, guid: title, title, start: 'soon' }));
    const { text } = await take(name, write([{ Scen: [...vague, long] }, {}, {}, {}, {}, {}, {}, { Scen: [night] }]));
    expect(text).toContain('left out: no start, 4 ×, as in “Art”, “Bingo”, “Chess”\n');
    expect(text).toContain('left out: not on one of our days, 1 ×, as in “Night”');
    expect(text).toContain('a length of a day or more, cut to a minute less than a day, 1 ×, as in “Long (1:02:00)”');
    expect(text).toContain('the end of a long description, 1 ×');
    const [item] = (await content()).items;
    expect(item).toMatchObject({
      start_time: '18:30',
      end_time: '18:29',
      short_desc_sv: expect.stringMatching(/^.{400,500} …$/) as string,
    });
  });
});

// SCHED-50
it('reads table columns by name in either language, and reports unknown ones', async () => {
  const table = `datum,start,slut,längd,plats,titel,name_en,beskrivning,sort,taggar,språk,medverkande,ålder,anmälan,sign_up_url,fullt,seating,hearing_loop,inställd,kod
2030-05-01,9:30,,45,Scen,"Frukost, lång",Breakfast,Gröt,mat,"gröt; te",sv och en,Ada </creators/ada>; Bo,13,online,https://plats.example,ja,sofa,x,,K1
2030-05-02,01:00,,,Hall A,Natt,Night,,,,,,,,,,standing,,ja,
`;
  const { code, text } = await take('programme.csv', table);
  expect([code, text]).toEqual([0, expect.any(String)]);
  expect(text).toContain('not carried over: the column kod, 1 ×, as in “Frukost, lång”');
  expect(text).toContain('not carried over: a value of seating, 1 ×, as in “Frukost, lång (line 2: sofa)”');
  const { Natt, ...rest } = byName((await content()).items);
  expect(rest['Frukost, lång']).toMatchObject({
    day: 0,
    start_time: '09:30',
    end_time: '10:15',
    name_en: 'Breakfast',
    kind: 'food',
    tags: ['gröt', 'te'],
    language: 'both',
    hosts: [{ name: 'Ada', href: '/creators/ada' }, { name: 'Bo' }],
    age: 13,
    signUp: { how: 'online', where: 'https://plats.example', full: true },
    access: { hearingLoop: true },
  });
  // Starts before 05:00 belong to the evening before.
  expect(Natt).toMatchObject({ day: 0, end_time: '', cancelled: true, access: { seating: 'standing' } });
});

it.each([
  ['a.xml', '<schedule><day></schedule>', /^The content has 1 problem:\na\.xml:1:\d+: .*'day'/],
  ['a.xml', '<rss/>', /^The content has 1 problem:\na\.xml: is not a frab or pretalx programme: it has no <day>$/],
  ['a.json', '{"schedule":\n{"a": [1', /^The content has 1 problem:\na\.json:2:9: /],
  ['a.json', '{"schedule":\n {a: 1}}', /^The content has 1 problem:\na\.json:2:\d+: [^\n]+(?<!position \d+)$/],
  ['a.json', '{"schedule": {"conference": {"days": []}}}', /a\.json: contains no events$/],
  ['a.yaml', '- id: 1\n- id: 2\n', /^The content has 1 problem:\na\.yaml:1:1: must be a group of fields, not a list$/],
  ['a.json', '{"talks": []}', /has neither schedule\.conference\.days nor a list of events$/],
  ['a.csv', 'titel,plats\n', /a\.csv:1: columns missing in the header: day or dag or date or datum or weekday or veckodag, and start/],
  ['a.csv', 'titel,"plats\n', /a\.csv:1:7: a quote is never closed: "plats$/],
])('reports what is wrong with %s containing %j', async (name, text, said) => {
  const answer = await take(name, text);
  expect([answer.code, answer.text]).toEqual([1, expect.stringMatching(said)]);
});

// SCHED-50
it('reports every value that cannot be read, also in columns for yes or no and for addresses', async () => {
  const table = `dag,start,plats,titel,medverkande,anmälan,sign_up_url,fullt,höjdpunkt,inställd
2030-05-01,9:30,Scen,Gröt,Ada <javascript:alert(1)>,online,javascript:alert(2),kanske,nja,Inställd
2030-05-01,10:30,Scen,\u200B\u00AD,,,,nej,0,
2030-05-01,,Scen,,,,,,,
`;
  const { code, text } = await take('programme.csv', table);
  expect(code).toBe(0);
  for (const [field, value] of Object.entries({
    fullt: 'kanske',
    höjdpunkt: 'nja',
    inställd: 'Inställd',
    sign_up_url: 'javascript:alert(2)',
  }))
    expect(text).toContain(`not carried over: a value of ${field}, 1 ×, as in “Gröt (line 2: ${value})”`);
  expect(text).toContain('not carried over: an address with an invalid host, 1 ×, as in “Gröt (line 2: javascript:alert(1))”');
  expect(text).toContain('left out: no name, 2 ×, as in “\u200B\u00AD (line 3)”, “line 4”');
  const { items } = await content();
  expect(items).toMatchObject([{ name_sv: 'Gröt', hosts: [{ name: 'Ada' }], signUp: { how: 'online' }, highlight: false }]);
});

// SCHED-50
it('reads the length 0:45:00 of a spreadsheet as 45 minutes', async () => {
  await take('length.csv', 'day,start,duration,place,title\n2030-05-01,9:30,0:45:00,Scen,Quiz\n');
  expect((await content()).items[0]?.end_time).toBe('10:15');
});

// SCHED-50
it('shortens long names and values in the report', async () => {
  const { text } = await take(
    'long.csv',
    `day,start,place,title\n2030-05-01,9:30,Scen,${'a'.repeat(300)}\n2030-05-01,${'b'.repeat(300)},Scen,Quiz\n`,
  );
  expect(text).toContain(`as in “Quiz (line 3: ${'b'.repeat(79)}…)”`);
  expect(text).toContain(`the end of a long name, 1 ×, as in “${'a'.repeat(79)}… (line 2)”`);
});

// SCHED-50
it('changes nothing when a table with equal rows and no ids is imported again', async () => {
  const table =
    'day,start,place,title,description\n2030-05-01,9:30,Scen,Quiz,b\n2030-05-01,9:30,Scen,Quiz,a\n2030-05-01,9:30,Scen,Quiz,a\n';
  await take('equal.csv', table);
  const before = await content();
  expect((await take('equal.csv', table)).text).toContain('Nothing changed');
  expect(await content()).toEqual(before);
});

const rowAt = (place: string, hosts: string) => `day,start,place,title,hosts\n2030-05-01,9:30,${place},${'Quiz'.repeat(30)},${hosts}\n`;

// SCHED-50
it('rejects overlong names and lists, and leaves out events without a place and nameless hosts', async () => {
  const long = 'x'.repeat(600);
  const many = Array.from({ length: 51 }, (_, index) => `H${index}`).join(';');
  expect((await take('a.csv', rowAt(long, many))).text.split('\n')).toEqual([
    'The content has 2 problems:',
    `a.csv:2 place “${'x'.repeat(79)}…”: must have at most 500 characters`,
    `a.csv:2 “${'Quiz'.repeat(30).slice(0, 79)}…” hosts: must have at most 50 entries`,
  ]);
  expect((await take('a.csv', rowAt('\u200B', 'Ada'))).text).toContain('left out: no place, 1 ×');
  expect(await take('a.csv', rowAt('Scen', '\u200B; Ada'))).toMatchObject({ code: 0 });
  expect((await content()).items[0]?.hosts).toEqual([{ name: 'Ada' }]);
});

// SCHED-50
it('rejects more items than a programme may have', async () => {
  const rows = Array.from({ length: maxScheduleItems + 1 }, (_, index) => `2030-05-01,9:30,Scen,Punkt ${index}`);
  const { code, text } = await take('many.csv', `day,start,place,title\n${rows.join('\n')}\n`);
  expect([code, text]).toEqual([1, 'The content has 1 problem:\nmany.csv: has 5001 items, a programme has at most 5000']);
  expect((await content()).items).toEqual([]);
});

const daysByName = async () => Object.fromEntries((await content()).items.map(({ name_sv, day }) => [name_sv, day]));
const plain = (title: string, start = '18:00'): Event => ({ guid: title.toLowerCase(), start, duration: '1:00', title });

// SCHED-50
describe('an import with dates of the festival', () => {
  const setUp = ['2025-06-12', '2025-06-13', '2025-06-15'];
  const rooms = [
    { Scen: [plain('Bygge'), { ...plain('Bygge', '20:00'), guid: 'b' }] },
    { Scen: [plain('Quiz')] },
    { Scen: [plain('Final')] },
  ];
  it.each([
    [
      'a row with a mistyped year',
      'typo.csv',
      'day,start,end,place,title\n2025-06-13,18:00,19:00,Scen,Quiz\n2025-06-15,18:00,19:00,Scen,Final\n2024-06-15,10:00,11:00,Scen,Fel\n',
      ['2024-06-15 is not a day of the festival, 1 ×, as in “Fel (line 4)”'],
    ],
    [
      'the night before the first day',
      'night.csv',
      'day,start,place,title\n2025-06-13,01:00,Scen,Natt\n2025-06-13,18:00,Scen,Quiz\n2025-06-15,18:00,Scen,Final\n',
      ['2025-06-13 before 05:00 is not a day of the festival, 1 ×, as in “Natt (line 2)”'],
    ],
    ['a set-up day with items', 'setup.xml', xml(rooms, setUp), ['2025-06-12 is not a day of the festival, 2 ×, as in “Bygge”']],
    ['a set-up day with items', 'setup.json', json(rooms, setUp), ['2025-06-12 is not a day of the festival, 2 ×, as in “Bygge”']],
    ['an empty set-up day', 'empty.xml', xml([{}, ...rooms.slice(1)], setUp), []],
    ['an empty set-up day', 'empty.json', json([{}, ...rooms.slice(1)], setUp), []],
    ['a day without a date', 'undated.xml', xml(rooms, ['', ...setUp.slice(1)]), ['undated day 1 is not a day of the festival, 2 ×']],
  ])('imports only events on these dates and lists the others, with %s: %s', async (_, name, text, left) => {
    const { code, text: said } = await take(name, text);
    expect([code, await daysByName()]).toEqual([0, { Quiz: 0, Final: 2 }]);
    for (const line of left) expect(said).toContain(`left out: ${line}`);
    expect(said.split('left out').length - 1).toBe(left.length);
    expect(said).not.toContain('by their order');
  });

  it('reads a number as an index of the festival days, also if other rows have dates', async () => {
    const { code } = await take('mixed.csv', 'day,start,place,title\n2025-06-14,18:00,Scen,Final\n0,18:00,Scen,Quiz\n');
    expect([code, await daysByName()]).toEqual([0, { Quiz: 0, Final: 1 }]);
  });

  it('fails if only days without events have dates of the festival', async () => {
    const { code, text } = await take('setup.json', json([{ Scen: [plain('Bygge')] }, {}], setUp));
    expect([code, text]).toEqual([1, expect.stringContaining('0 of 1 events could be read:\n')]);
    expect(text).toContain('2025-06-12 is not a day of the festival, 1 ×, as in “Bygge”');
  });
});

const apart = (from: string, to: string) => `: ${from} and ${to} are more than a week apart; only dates within a week are counted in order`;

// SCHED-50
describe('an import without dates of the festival', () => {
  it.each([
    ['frab.xml', xml],
    ['pretalx.json', json],
  ])('counts days from the first day with events: %s', async (name, write) => {
    const { text } = await take(name, write([{}, { Scen: [plain('Quiz')] }, {}, { Scen: [plain('Final')] }]));
    expect(await daysByName()).toEqual({ Quiz: 0, Final: 2 });
    expect(text).toContain('days by their order: 2030-05-02 is day 0, 2030-05-03 is day 1, 2030-05-04 is day 2\n');
  });

  it('counts days without dates by their position in the file', async () => {
    await take('undated.xml', xml([{ Scen: [plain('Quiz')] }, { Scen: [plain('Final')] }], ['', '']));
    expect(await daysByName()).toEqual({ Quiz: 0, Final: 1 });
  });

  const far = ['2030-05-01', '2030-05-09'];
  const two = [{ Scen: [plain('Quiz')] }, { Scen: [plain('Final')] }];
  it.each([
    ['far.xml', xml(two, far), apart('2030-05-01', '2030-05-09')],
    ['far.json', json(two, far), apart('2030-05-01', '2030-05-09')],
    [
      'far.csv',
      'day,start,place,title\n2030-05-01,18:00,Scen,Quiz\n2030-05-02,18:00,Scen,Final\n2029-05-03,18:00,Scen,Fel\n',
      apart('2029-05-03 (line 4)', '2030-05-02 (line 3)'),
    ],
    [
      'mixed.csv',
      'day,start,place,title\n2030-05-01,18:00,Scen,Quiz\n1,18:00,Scen,Final\n',
      ':3: the day is a number here and a date in other rows, none of them a day of the festival',
    ],
  ])('fails if the days cannot be counted, also with --yes: %s', async (name, text, said) => {
    for (const more of [[], ['--yes']])
      expect(await take(name, text, ...more)).toEqual({ code: 1, text: `The content has 1 problem:\n${name}${said}` });
    expect((await content()).items).toEqual([]);
  });

  it('accepts dates that are a week apart', async () => {
    await take('week.csv', 'day,start,place,title\n2030-05-01,18:00,Scen,Quiz\n2030-05-08,18:00,Scen,Final\n');
    expect(await daysByName()).toEqual({ Quiz: 0, Final: 1 });
  });
});

const own = (name: string, day: number) =>
  `  - { id: ${name}, day: ${day}, location: 1, start_time: '18:00', name_sv: ${name}, name_en: ${name} }\n`;
const event = (element: string, title: string) =>
  `<${element} id="1"><start>15:00</start><duration>00:45</duration><room>Scen</room><title>${title}</title></${element}>`;
const outside = (element: string) =>
  `<schedule><day index="1" date="2025-06-13">${event(element, 'Ett')}${event(element, 'Två')}</day></schedule>`;

// SCHED-50
describe('an import of an unusual file', () => {
  const places = 'locations: [{ id: 1, name_sv: Scen, name_en: Stage }]\n';
  beforeEach(async () => {
    await take('own.yaml', `${places}items:\n${own('quiz', 0)}${own('final', 1)}${own('jam', 2)}`);
  });
  it.each([
    [
      'events in neither a room nor a day',
      'a.xml',
      `<schedule><day date="2025-06-13"/><track>${event('event', 'Ett')}${event('event', 'Två')}</track></schedule>`,
      'contains no events',
    ],
    [
      'invalid times and dates',
      'a.csv',
      'day,start,place,title\n2025-06-13,soon,Scen,Ett\nMidsommar,10:00,Scen,Två\n03/04/2025,10:00,Scen,Tre\n',
      '0 of 3 events could be read:\n' +
        '  left out: its start is not a time, 1 ×, as in “Ett (line 2: soon)”\n' +
        '  left out: “Midsommar” is not a date, 1 ×, as in “Två (line 3)”\n' +
        '  left out: “03/04/2025” is not a date, 1 ×, as in “Tre (line 4)”',
    ],
    ['a header alone', 'a.csv', 'day,start,place,title\n', 'contains no events'],
    ['days without events', 'a.xml', xml([{}, { Scen: [] }]), 'contains no events'],
  ])('fails and leaves the programme unchanged, also with --yes: %s', async (_, name, text, said) => {
    const before = await content();
    for (const more of [[], ['--yes'], ['--dry-run']])
      expect(await take(name, text, ...more)).toEqual({ code: 1, text: `The content has 1 problem:\n${name}: ${said}` });
    expect(await content()).toEqual(before);
  });

  it.each([
    ['events directly in a day', 'a.xml', outside('event')],
    ['entries instead of events', 'a.xml', outside('entry')],
    [
      'rooms as a list',
      'a.json',
      JSON.stringify({
        schedule: {
          conference: {
            days: [
              {
                date: '2025-06-13',
                rooms: [{ name: 'Scen', events: ['Ett', 'Två'].map(title => ({ title, start: '15:00', duration: '00:45' })) }],
              },
            ],
          },
        },
      }),
    ],
    [
      'talks of pretalx',
      'a.json',
      JSON.stringify({
        talks: ['Ett', 'Två'].map(title => ({
          title,
          start: '2025-06-13T15:00:00+02:00',
          end: '2025-06-13T13:45:00Z',
          room: { sv: 'Scen' },
        })),
      }),
    ],
    [
      'ConClár',
      'a.json',
      JSON.stringify(
        ['Ett', 'Två'].map((title, id) => ({
          id,
          title,
          date: '2025-06-13',
          time: '15:00',
          mins: 45,
          loc: ['Scen'],
          people: [],
          tags: [],
        })),
      ),
    ],
    [
      'KonOpas',
      'a.js',
      `var program = ${JSON.stringify(['Ett', 'Två'].map((title, id) => ({ id, title, date: '2025-06-13', time: '15:00', mins: '45', loc: ['Scen'] })))};\nvar people = [];`,
    ],
  ])('reads every event of a similar format: %s', async (_, name, text) => {
    const { code, text: said } = await take(name, text, '--yes');
    expect([code, said.includes('left out')]).toEqual([0, false]);
    const { items } = await content();
    const byName = items.toSorted((a, b) => a.name_sv.localeCompare(b.name_sv, 'sv'));
    expect(byName.map(({ name_sv, day, location, start_time, end_time }) => [name_sv, day, location, start_time, end_time])).toEqual([
      ['Ett', 0, 1, '15:00', '15:45'],
      ['Två', 0, 1, '15:00', '15:45'],
    ]);
  });

  it('removes all items if a file in the site’s format has an empty list, but only with --yes', async () => {
    const empty = `${places}items: []\n`;
    expect(await take('own.yaml', empty)).toEqual({
      code: 1,
      text: expect.stringContaining('This removes 3 of 3 programme items.') as string,
    });
    expect(await take('own.yaml', empty, '--yes')).toMatchObject({ code: 0 });
    expect((await content()).items).toEqual([]);
  });
});

async function takeBytes(name: string, bytes: Uint8Array) {
  writeFileSync(join(folder, name), bytes);
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const args = ['content', 'schedule', 'import', join(folder, name), '--folder', folder, '--database', database, '--yes'];
  return { code: await runCli(args, out), text: lines.join('\n') };
}
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const utf8 = (text: string) => new TextEncoder().encode(text);
const rowsWith = (delimiter: string, eol = '\r\n') =>
  [
    ['day', 'start', 'end', 'place', 'title'],
    ['2025-06-14', '18:30', '19:30', 'Scen', 'Frågesport på Älgen'],
  ]
    .map(row => row.join(delimiter))
    .join(eol) + eol;

// SCHED-50
describe('reading a foreign file', () => {
  it.each([
    ['semicolons', utf8(rowsWith(';'))],
    ['tabs', utf8(rowsWith('\t'))],
    ['a line that names the delimiter', utf8(`sep=;\r\n${rowsWith(';')}`)],
    ['line feeds alone', utf8(rowsWith(',', '\n'))],
    ['a byte order mark', utf8(`\uFEFF${rowsWith(',')}`)],
    ['UTF-16', utf16(rowsWith('\t'))],
    ['Windows-1252', latin1(rowsWith(';'))],
    ['decomposed letters', utf8(rowsWith(';').normalize('NFD'))],
    ['Swedish headers', utf8(rowsWith(';').replace('day;start;end;place;title', 'Datum;Börjar;Slutar;Plats;Titel'))],
  ])('accepts a table with %s', async (_, bytes) => {
    expect(await takeBytes('a.csv', bytes)).toMatchObject({ code: 0 });
    const [item] = (await content()).items;
    expect(item).toMatchObject({ day: 1, start_time: '18:30', end_time: '19:30', location: 1, name_sv: 'Frågesport på Älgen' });
  });

  it('reads the quotes and dashes of Windows-1252', async () => {
    const text = rowsWith(';').replace('Frågesport på Älgen', '\u0093Älg\u0094 \u0096 20 \u0080\u0085');
    const { code, text: said } = await takeBytes('a.csv', latin1(text));
    expect([code, (await content()).items[0]?.name_sv]).toEqual([0, '“Älg” – 20 €…']);
    expect(said).not.toContain('cannot be shown');
  });

  it('reports how many events were read', async () => {
    expect((await takeBytes('a.csv', utf8(rowsWith(';')))).text).toContain('read 1 event as 1 item\n');
  });

  it.each(['a.csv', 'a.yaml', 'a.json', 'a.xml'])('rejects an empty file in one sentence: %s', async name => {
    for (const bytes of [utf8(''), utf8('\uFEFF\r\n \n')]) {
      const { code, text } = await takeBytes(name, bytes);
      expect([code, text]).toEqual([1, expect.stringMatching(/^The content has 1 problem:\n\S*: is empty$/)]);
    }
  });

  it.each([
    ['is a workbook or an archive', 'a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 255])],
    ['is a calendar', 'a.ics', utf8('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')],
    ['is a web page', 'a.html', utf8('<!doctype html><html><body>Program</body></html>')],
  ])('rejects another format in one sentence: %s', async (said, name, bytes) => {
    const { code, text } = await takeBytes(name, bytes);
    expect([code, text.split('\n')]).toEqual([
      1,
      ['The content has 1 problem:', expect.stringContaining(`${said}; a programme is read from`)],
    ]);
  });

  it('reports an external entity as a problem of the file', async () => {
    const { code, text } = await take('a.xml', '<!DOCTYPE schedule [<!ENTITY y SYSTEM "file:///x">]><schedule><day/></schedule>');
    expect([code, text]).toEqual([1, expect.stringMatching(/^The content has 1 problem:\na\.xml: External entities/)]);
  });

  it('rejects an unknown encoding', async () => {
    const { code, text } = await takeBytes('a.xml', latin1('<?xml version="1.0" encoding="klingon"?><schedule><day>Ä</day></schedule>'));
    expect([code, text]).toEqual([1, expect.stringMatching(/a\.xml: the encoding klingon is not known; save the file as UTF-8$/)]);
  });

  it('decodes numeric entities of an XML file once', async () => {
    const days = xml([{ 'Caf&#233;': [{ ...quiz, title: 'Älg' }] }], ['2025-06-13']);
    const title = 'R&#228;k &#8211; &#x1F600; &amp;#228;';
    expect(await take('a.xml', days.replace('Älg', title), '--yes')).toMatchObject({ code: 0 });
    const { items, places } = await content();
    expect([items[0]?.name_sv, places.map(({ name_sv }) => name_sv)]).toEqual(['Räk – 😀 &#228;', ['Café']]);
  });

  it('reads an XML file in its declared encoding', async () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?>' +
      xml([{ Scen: [{ ...quiz, title: 'Älgen' }] }], ['2025-06-13']).replace(/<\?.*?\?>/, '');
    expect(await takeBytes('a.xml', latin1(text))).toMatchObject({ code: 0 });
    expect((await content()).items[0]?.name_sv).toBe('Älgen');
  });
});

// SCHED-50
it.each([
  ['Software Performance', undefined],
  ['Social Web', undefined],
  ['Community', undefined],
  ['Essential Go', undefined],
  ['Messengers', undefined],
  ['Designing levels', undefined],
  ['Descendants', undefined],
  ['Upstream', undefined],
  ['Föreläsning', 'talk'],
  ['Foredrag', 'talk'],
  ['Rollspel', 'play'],
  ['Brädspel och kortspel', 'play'],
  ['Spiel', 'play'],
  ['Karaoke', 'music'],
  ['Tävling', 'esport'],
  ['Panels & Talks', 'talk'],
])('maps the track %s to the kind %s', (track, kind) => expect(kindOf(track)).toBe(kind));

// SCHED-50
it('adds a track as a tag and reports a kind found for it, unless the track names a kind', async () => {
  const rows = ['Karaoke', 'Föreläsning', 'Musik', 'Upstream'].map((track, index) => `2030-05-01,1${index}:00,Scen,${track},${track}`);
  const { text } = await take('tracks.csv', `day,start,place,title,track\n${rows.join('\n')}\n`);
  const { Karaoke, Föreläsning, Musik, Upstream } = byName((await content()).items);
  expect([Karaoke, Föreläsning, Musik, Upstream]).toMatchObject([
    { kind: 'music', tags: ['Karaoke'] },
    { kind: 'talk', tags: ['Föreläsning'] },
    { kind: 'music' },
    { tags: ['Upstream'] },
  ]);
  expect(Musik).not.toHaveProperty('tags');
  expect(text.split('\n').filter(line => line.includes('→'))).toEqual([
    '  track “Karaoke” → kind music, 1 ×',
    '  track “Föreläsning” → kind talk, 1 ×',
  ]);
});

// SCHED-50
it('removes control characters of a file from the report', async () => {
  const { text } = await take('control.csv', 'day,start,place,title\n2030-05-01,10:00,Scen,A\u0007\u001b[2JB\n');
  expect(text).toContain('characters that cannot be shown, 1 ×, as in “A[2JB (line 2)”');
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
});

// SCHED-50
it.each([
  ['<p>Q&amp;A</p><ul><li>ett</li><li>två</li></ul>', ' Q&A   ett  två  '],
  ['Rust &lt;-&gt; C', 'Rust <-> C'],
  ['<style>p{color:red}</style><script>alert(1)</script>kvar', '  kvar'],
  ['5 < 6 > 4 &unknown; &#228;&#xe4;', '5 < 6 > 4 &unknown; ää'],
])('converts the HTML %s to text', (html, text) => expect(htmlToText(html)).toBe(text));

const clockOf = (value: number) => `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

// SCHED-50
describe('reading values of a foreign file', () => {
  it.each([
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['kl. 9.30', '09:30'],
    ['09:30:00', '09:30'],
    ['0930', '09:30'],
    ['6:30 PM', '18:30'],
    ['12:15 a.m.', '00:15'],
    ['6 pm', '18:00'],
    ['0.770833', '18:30'],
    ['0.75', undefined],
    ['2025-06-14T18:30:00', '18:30'],
    ['24:00', '00:00'],
    ['25:00', undefined],
    ['9:60', undefined],
    ['13 pm', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads the time %j as %s', (text, clock) => expect(readTime(text)?.clock).toBe(clock));

  it.each([
    ['2025-06-14', '2025-06-14'],
    ['2025-06-14 00:00:00', '2025-06-14'],
    ['20250614', '2025-06-14'],
    ['14/06/2025', '2025-06-14'],
    ['14.6.2025', '2025-06-14'],
    ['6/14/2025', '2025-06-14'],
    ['14 juni 2025', '2025-06-14'],
    ['45822', '2025-06-14'],
    ['3/4/2025', undefined],
    ['2025-02-30', undefined],
    ['Lördag', undefined],
  ])('reads the date %j as %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each([
    ['PT45M', 45],
    ['PT1H30M', 90],
    ['90 min', 90],
    ['1h 30min', 90],
    ['1,5 h', 90],
    ['1.5 h', 90],
    ['45', 45],
    ['0:45', 45],
    ['1:02:30', 1590],
    ['1.5', undefined],
    ['long', undefined],
    ['', undefined],
  ])('reads the length %j, in minutes, as %s', (text, minutes) => expect(readLength(text)).toBe(minutes));

  const minutes = fc.integer({ min: 0, max: 1439 });
  it('reads every time in each of its notations', () => {
    fc.assert(
      fc.property(minutes, value => {
        const clock = clockOf(value);
        const hour = Math.floor(value / 60);
        const american = `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
        for (const text of [clock, clock.replace(/^0/, ''), clock.replace(':', '.'), `${clock}:00`, clock.replace(':', ''), american])
          expect([text, readTime(text)?.clock]).toEqual([text, clock]);
      }),
    );
  });

  it('reads every date in each of its notations, and never as another date', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 1) / dayLength, max: Date.UTC(2099, 11, 31) / dayLength }), days => {
        const date = new Date(days * dayLength).toISOString().slice(0, 10);
        const [year, month, day] = date.split('-') as [string, string, string];
        const excel = String(days + 25_569);
        for (const text of [date, `${date}T10:00`, year + month + day, `${Number(day)}.${Number(month)}.${year}`, excel])
          expect([text, readDate(text)]).toEqual([text, date]);
        for (const text of [`${day}/${month}/${year}`, `${month}/${day}/${year}`]) expect([date, undefined]).toContain(readDate(text));
      }),
    );
  });

  it('reads every length in each of its notations', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), length => {
        const [hours, rest] = [Math.floor(length / 60), length % 60];
        for (const text of [
          String(length),
          `${length} min`,
          `${hours}h ${rest}m`,
          `PT${hours}H${rest}M`,
          `${hours}:${String(rest).padStart(2, '0')}`,
        ])
          expect([text, readLength(text)]).toEqual([text, length]);
      }),
    );
  });

  it('reads the same values from a table with each delimiter, in UTF-8 and UTF-16', () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 12 }).map(text => toPrintable(text).replace(/[\r\n]/g, ''));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        (rows, delimiter) => {
          const text = [['a', 'b', 'c'], ...rows].map(row => row.map(quoted).join(delimiter)).join('\r\n');
          for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), utf16(text)])
            expect(
              parseCsv('a.csv', decodeText('a.csv', bytes))
                .slice(1)
                .map(({ values }) => values),
            ).toEqual(rows);
        },
      ),
    );
  });
});

function problem(text: string): unknown {
  try {
    readForeign(readerOf('a.csv', text)!, 'a.csv', text, { items: [], places: [] }, { days: [], timeZone: 'UTC' });
    return undefined;
  } catch (error) {
    return error;
  }
}

it('reads a file or throws ContentError, whatever the file contains', () => {
  const anyJson = fc
    .jsonValue({ maxDepth: 6 })
    .map(days => JSON.stringify({ schedule: { conference: { days: [days, { rooms: { Scen: [days] } }] } } }));
  const anyXml = fc
    .tuple(fc.string(), fc.string())
    .map(([a, b]) => `<schedule><day date="${a}"><room name="${b}"><event>${a}</event></room></day></schedule>`);
  const anyTable = fc
    .array(fc.array(fc.string(), { minLength: 4, maxLength: 4 }))
    .map(rows => `day,start,room,title\n${rows.map(row => row.join(',')).join('\n')}`);
  fc.assert(
    fc.property(fc.oneof(anyJson, anyXml, anyTable), text => {
      const error = problem(text);
      expect(error === undefined || error instanceof ContentError, String(error)).toBe(true);
    }),
  );
});
