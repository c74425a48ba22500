import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../command.ts';
import { readerOf, readForeign } from '../content/exchange/index.ts';
import { ContentError } from '../content/problems.ts';
import { readContent, type StoredItem } from '../db/content.ts';
import { openDatabase } from '../db/database.ts';
import { temporaryFolder } from '../test/fixtures.ts';

let folder: string;
let database: string;
beforeEach(async () => {
  const places = 'locations:\n  - { id: 1, name_sv: Scen, name_en: Stage }\n  - { id: 2, name_sv: Hall A, name_en: Hall A }\n';
  folder = temporaryFolder({ 'schedule.yaml': `${places}items: []\n` });
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

const byName = (items: readonly StoredItem[]) => Object.fromEntries(items.map(item => [item.name_sv, item]));

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

/** Days, each with its rooms and their events, in both forms. */
type Days = Record<string, Event[]>[];
const dates = ['2030-05-01', '2030-05-02', '2030-05-03', '2030-05-04', '2030-05-05'];
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xml = (days: Days) =>
  `<?xml version="1.0"?><schedule><conference/>${days
    .map(
      (rooms, day) =>
        `<day index="${day + 1}" date="${dates[day]}">${Object.entries(rooms)
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
const json = (days: Days) =>
  JSON.stringify({
    schedule: {
      conference: {
        days: days.map((rooms, day) => ({
          index: day + 1,
          date: dates[day],
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
  it('carries over what ours can say, keeps known places, and tells the rest', async () => {
    const { code, text } = await take(name, write([{ stage: [quiz], Loft: [night] }]));
    expect([code, text]).toEqual([
      0,
      `  days by their order: 2030-05-01 is day 0
  not carried over: an English name; the given one stands in, 2 ×, as in “Quiz & fika”, “Night”
  not carried over: a kind: Opera is none of ours, and became a tag, 1 ×, as in “Night”
  not carried over: the language de, 1 ×, as in “Night”
  added place “Loft”
  removed place “Hall A”
  added item “Quiz & fika” Friday 18:30–19:30, Scen
  added item “Night” Friday 23:30–02:00, Loft
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
        language: 'en',
        hosts: [{ name: 'Ada' }, { name: 'Bo' }],
        sequence: 0,
        modified: expect.any(Date) as Date,
      },
      Night: expect.objectContaining({ location: 3, cancelled: true, tags: ['Opera'] }) as object,
    });
  });

  it('again changes nothing, and a move keeps the id and makes one revision', async () => {
    await take(name, write([{ Scen: [quiz, night] }]));
    expect((await take(name, write([{ Scen: [night, quiz] }]))).text).toContain('Nothing changed');
    const moved = await take(name, write([{ Scen: [night] }, { Loft: [{ ...quiz, start: '20:30' }] }]), '--dry-run');
    expect(moved.text).toContain('moved item “Quiz & fika”: Friday 18:30–19:30, Scen → Saturday 20:30–21:30, Loft');
    expect((await content()).number).toBe(2);
    await take(name, write([{ Scen: [night] }, { Loft: [{ ...quiz, start: '20:30' }] }]));
    const { number, items } = await content();
    expect([number, items.find(({ id }) => id === 'a1b2-quiz')]).toEqual([3, expect.objectContaining({ day: 1, sequence: 1 })]);
  });

  it('an event in two rooms at once is one item in two places, one at another time another item', async () => {
    await take(name, write([{ Scen: [quiz], Loft: [quiz] }, { Scen: [quiz] }]));
    const { items } = await content();
    expect(items.map(({ id, day, location, places }) => [id, day, location, places])).toEqual([
      ['a1b2-quiz', 0, 1, [1, 3]],
      ['a1b2-quiz-2', 1, 1, undefined],
    ]);
  });

  it('leaves out what has no start or comes after the last day, and cuts what is endless or long', async () => {
    const long = { ...quiz, guid: 'long', title: 'Long', duration: '1:02:00:00'.slice(0, 7), abstract: 'ord '.repeat(200) };
    const { text } = await take(name, write([{ Scen: [{ ...quiz, start: 'soon' }, long] }, {}, {}, {}, { Scen: [night] }]));
    expect(text).toContain('the whole item, for it lacks a start, 1 ×, as in “Quiz & fika”');
    expect(text).toContain('the whole item, for it lacks one of our days, 1 ×, as in “Night”');
    expect(text).toContain('a length of a day or more, cut to a minute less than a day, 1 ×, as in “Long”');
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
it('an import of a table reads columns by their names, in either language, and tells those it does not know', async () => {
  const table = `datum,start,slut,längd,plats,titel,name_en,beskrivning,sort,taggar,språk,medverkande,ålder,anmälan,sign_up_url,fullt,seating,hearing_loop,inställd,kod
2030-05-01,9:30,,45,Scen,"Frukost, lång",Breakfast,Gröt,mat,"gröt; te",sv och en,Ada </creators/ada>; Bo,13,online,https://plats.example,ja,sofa,x,,K1
2030-05-02,01:00,,,Hall A,Natt,Night,,,,,,,,,,standing,,ja,
`;
  const { code, text } = await take('programme.csv', table);
  expect([code, text]).toEqual([0, expect.any(String)]);
  expect(text).toContain('not carried over: the column kod, 1 ×, as in “Frukost, lång”');
  expect(text).toContain('not carried over: the access seating: sofa, 1 ×, as in “Frukost, lång”');
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
  // What starts before five is on the evening before.
  expect(Natt).toMatchObject({ day: 0, end_time: '', cancelled: true, access: { seating: 'standing' } });
});

it.each([
  ['a.xml', '<schedule><day></schedule>', /^The content has 1 problem:\na\.xml:1:\d+: .*'day'/],
  ['a.xml', '<rss/>', /^The content has 1 problem:\na\.xml: is no programme of frab or pretalx: it has no <day>$/],
  ['a.json', '{"schedule":', /^The content has 1 problem:\na\.json: Unexpected/],
  ['a.json', '{"talks": []}', /has no schedule\.conference\.days$/],
  ['a.csv', 'titel,plats\n', /a\.csv:1: the header lacks day or dag or date or datum, and start/],
  ['a.csv', 'titel,"plats\n', /a\.csv: line 1: a quote is never closed$/],
])('an import of %s that is %j says what is wrong', async (name, text, said) => {
  const answer = await take(name, text);
  expect([answer.code, answer.text]).toEqual([1, expect.stringMatching(said)]);
});

function problem(text: string): unknown {
  try {
    readForeign(readerOf('a.csv', text)!, 'a.csv', text, { items: [], places: [] }, []);
    return undefined;
  } catch (error) {
    return error;
  }
}

it('whatever a file holds, it is read or named as wrong', () => {
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
