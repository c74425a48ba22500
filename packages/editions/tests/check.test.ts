import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { edition as current } from '@edition/edition.ts';
import type { Edition, Lang } from '@tand/festival';
import { beforeAll, describe, expect, it } from 'vitest';
import { findProblems, rules } from '../check/check.ts';
import { moveIso } from '../check/dates.ts';
import { locate, type Path } from '../check/located.ts';
import { readProgramme } from '../check/programmeFile.ts';
import { accept, openMarks, readMarks, writeMarks } from '../check/review.ts';
import { readSource, type EditionSource } from '../check/source.ts';
import type { EditionLists } from '../src/lists.ts';
import type { Fact } from '../src/facts.ts';
import { otherEditions, temporaryFolder } from './support/editions.ts';
import { editionUrl } from './support/folder.ts';

const edition: Edition = current;

const editions = join(import.meta.dirname, '..');
const years = readdirSync(editions).filter(name => /^\d{4}$/.test(name));

const sources = new Map<string, EditionSource>();
beforeAll(async () => {
  for (const year of years) sources.set(year, await readSource(join(editions, year)));
});

// Also the baseline for the faults that are injected below.
it.each(years)('finds no problem and no mark for review in %s', year => {
  expect(findProblems(sources.get(year)!)).toEqual([]);
});

it('finds texts and links that need a missing page, except in sections hidden with the page', () => {
  const year = String(edition.year);
  const source = sources.get(year)!;
  const { ticketsBattlepass: _, ...sv } = source.copy.sv;
  const without = { ...source, copy: { ...source.copy, sv } };
  const found = (rule: string, file: string) =>
    rules[rule]!(without).flatMap(problem => (problem.file.endsWith(file) ? [problem.message] : []));
  expect(found('leftOut', 'copy/sv/faq.json').join()).toContain('there is no page /tickets/battlepass');
  expect(found('links', 'copy/sv/faq.json')).toContain('/tickets/battlepass is not a page');
  expect([...found('leftOut', 'copy/sv/home.json'), ...found('links', 'copy/sv/home.json')]).toEqual([]);
});

const finnish = (data: object) => ({ data, placeOf: () => ({ file: 'copy/fi.json', line: 2 }) });

// LANG-1
it('accepts missing texts of an added language, and reports texts that English does not have', () => {
  const source = sources.get(String(edition.year))!;
  const added = { fi: { faq: finnish({ headline: 'Kysymykset', hedline: 'Kysymykset' }), fax: finnish({ headline: 'Faksi' }) } };
  expect(rules['translations']!({ ...source, added }).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'copy/fi.json hedline is no text of faq in English',
    'copy/fi.json headline is no text of fax in English',
  ]);
});

it('reports once, with its line, each id that the extended programme does not have', () => {
  const places = sound.schedule.data.locations.map(({ id }) => `{ id: ${id} }`).join();
  const file = 'new.yaml';
  const text = `extends: schedule.yaml
without: [gone]
locations: [${places}, { id: 77, name_en: Isle }]
items: [{ id: typo, start_time: '14:15' }]
`;
  expect(findProblems({ ...sound, schedule: readProgramme(sound.folder, file, text) })).toEqual(
    ['gone', '77', 'typo'].map((id, index) => ({ rule: 'entries', file, line: index + 2, message: `${id} is not in schedule.yaml` })),
  );
});

it('reports a rule that throws as a problem, and runs the others', () => {
  const wrong = { rule: 'z', file: 'a.ts', line: 3, message: 'is wrong' };
  const found = findProblems(sources.get(years[0]!)!, {
    broken: () => {
      throw new TypeError('Cannot read properties of undefined');
    },
    z: () => [wrong],
  });
  expect(found).toEqual([
    wrong,
    {
      rule: 'broken',
      file: 'edition.ts',
      line: 1,
      message: 'this rule could not be checked: Cannot read properties of undefined',
    },
  ]);
});

const { days, doorsOpen } = edition.dates;
const secondDay = days[1]!.date;
const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' }).format(new Date(date));
const otherWeekday = inWords(moveIso(secondDay, 3), { weekday: 'long' });
let sound: EditionSource;
beforeAll(() => {
  sound = sources.get(String(edition.year))!;
});

type Break = (source: EditionSource) => EditionSource;
const dates =
  (change: Partial<Edition['dates']>): Break =>
  source => ({ ...source, edition: { ...source.edition, dates: { ...source.edition.dates, ...change } } });
const day = (index: number, change: Partial<Edition['dates']['days'][number]>) =>
  dates({ days: days.map((one, at) => (at === index ? { ...one, ...change } : one)) });

function replaced(source: EditionSource, file: string, was: string | RegExp, is: string): string {
  const before = source.text(file);
  const after = before.replace(was, is);
  if (after === before) throw new Error(`${file} does not hold ${String(was)}`);
  return after;
}
const page =
  (lang: Lang, name: string, was: string | RegExp, is: string): Break =>
  source => {
    const file = `copy/${lang}/${name}.json`;
    const located = locate<object>(file, replaced(source, file, was, is));
    const broken = { data: located.data, placeOf: (path: Path) => ({ file, line: located.lineOf(path) }) };
    const { sv, en } = sound.copy;
    const copy = { sv: { [name]: sv[name]! }, en: { [name]: en[name]! }, [lang]: { [name]: broken } };
    return { ...source, copy };
  };
const programme =
  (was: string | RegExp, is: string): Break =>
  source => ({ ...source, schedule: readProgramme(source.folder, 'schedule.yaml', replaced(source, 'schedule.yaml', was, is)) });
const moon = programme(/^ {4}kind: \w+$/m, '    routerLink: /moon');
const list =
  (name: keyof EditionLists, index: number, change: object): Break =>
  source => {
    const entries = source.lists[name] as readonly object[];
    return { ...source, lists: { ...source.lists, [name]: entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)) } };
  };
const fact =
  (name: string, is: Fact): Break =>
  source => ({ ...source, facts: { ...source.facts, [name]: is } });
const article =
  (change: (text: string) => string): Break =>
  source => ({
    ...source,
    news: source.news.map((one, index) =>
      index ? one : { head: locate(one.head.file, change(one.text).split(/^---$/m)[1] ?? ''), text: change(one.text) },
    ),
  });

/** Makes an edition with another name and venue, which extends the current one. */
const moved: Break = source => {
  const venue = {
    name: 'Messukeskus',
    city: 'Helsingfors',
    address: 'Messuaukio 1, 00520 Helsingfors',
    country: 'FI',
    url: '',
    lat: 60.2,
    lon: 24.9,
  };
  const before = { edition: source.edition, facts: source.facts, places: source.schedule.data.locations };
  return {
    ...source,
    extended: [before],
    edition: { ...source.edition, name: 'GNISTA', venue, siteUrl: 'https://www.gnista.example' },
    facts: { ...source.facts, organiser: { type: 'name', name: 'Gnistföreningen' } },
    schedule: { ...source.schedule, data: { ...source.schedule.data, locations: source.schedule.data.locations.slice(1) } },
  };
};

/** `line` is a part of the line that the finding names. */
const cases: [rule: string, what: string, broken: Break, message: string, line?: string | RegExp][] = [
  ['weekend', 'a day that is missing', day(1, { date: moveIso(secondDay, 7) }), 'is not the day after'],
  ['weekend', 'days without a weekend', dates({ days: days.slice(0, 1) }), 'have no weekend'],
  ['weekend', 'a day with a wrong name', day(1, { name: { sv: otherWeekday, en: 'Someday' } }), `${secondDay} is called ${otherWeekday}`],
  ['weekend', 'days of another year', source => ({ ...source, edition: { ...source.edition, year: 1999 } }), 'is not in 1999'],
  [
    'edition',
    'more days than a festival may have',
    dates({ days: [...days, ...days].map((one, at) => ({ ...one, date: moveIso(days[0]!.date, at) })) }),
    'dates.days: ',
    'days:',
  ],
  [
    'outside',
    'an item after the last day',
    dates({ days: days.slice(0, 3) }),
    'is on day 3, counted from 0, but the festival has 3 days',
    'day: 3',
  ],
  ['targets', 'a ticket release after the opening', dates({ ticketRelease: moveIso(doorsOpen, 1) }), 'ticketRelease'],
  ['targets', 'an opening before the first day', dates({ doorsOpen: moveIso(doorsOpen, -1) }), 'not on the first day', 'doorsOpen:'],
  [
    'weekdays',
    'a date with another weekday',
    page('sv', 'food', '"headline": "', `"headline": "${otherWeekday} ${inWords(secondDay, { day: 'numeric', month: 'long' })} `),
    'has another weekday',
  ],
  [
    'entries',
    'a page without a text of its kind',
    page('sv', 'partnerElgiganten', '"preamble":', '"foreword":'),
    'partner elgiganten, preamble',
  ],
  ['entries', 'a colour band that does not exist', list('partners', 0, { page: { band: 'grey' } }), 'partner elgiganten, band'],
  ['entries', 'a page whose copy is missing', list('food', 0, { slug: 'diner', page: { band: 'red' } }), 'food diner: has a page'],
  ['links', 'a page that does not exist', page('en', 'faq', /\]\(\/tickets\)/, '](/tickets/balcony)'), '/tickets/balcony is not a page'],
  ['links', 'an external link without an address', page('sv', 'faq', /\]\(\/tickets\)/, '](ext:myspace)'), 'no link “myspace”'],
  ['links', 'a product that is not sold', page('sv', 'faq', /\]\(\/tickets\)/, '](ticket:balloon)'), 'no product group “balloon”'],
  ['links', 'an item at a place that does not exist', programme(/^ {4}location: 2$/m, '    location: 77'), 'there is no place 77'],
  ['links', 'an item that links to no page', moon, '/moon is not a page', 'kind: '],
  ['links', 'a district at an unknown place', list('districts', 0, { location: 78 }), 'at place 78', 'location:'],
  ['links', 'a district that does not exist', list('activities', 0, { district: 'osaka' }), 'no district “osaka”'],
  ['links', 'a card that links to no page', list('activities', 0, { routerLink: '/activities/golf' }), '/activities/golf is not a page'],
  [
    'links',
    'an article that links to no page',
    article(text => text.replace('<!-- en -->', '[x](/mars)\n\n<!-- en -->')),
    '/mars is not a page',
  ],
  [
    'translations',
    'a key in one language only',
    page('sv', 'crew', '"headline":', '"extra": "Bara svenska",\n  "headline":'),
    'extra is missing in en',
  ],
  ['translations', 'an empty text', page('en', 'crew', /"headline": "[^"]+"/, '"headline": " "'), 'headline is empty', /^ {2}"headline": /],
  ['translations', 'a list entry without English', list('food', 0, { headline: { sv: 'Mat', en: '' } }), '“Mat” is missing in en'],
  ['translations', 'an item without Swedish', programme(/short_desc_sv: (['"]).+\1/, "short_desc_sv: ''"), 'short_desc_sv is missing'],
  [
    'translations',
    'an article without English',
    article(text => text.replace(/<!-- en -->[\s\S]*/, '<!-- en -->\n')),
    'there is no text in en',
  ],
  ['pictures', 'an advertisement without alternative text', list('deals', 0, { alt: { sv: '', en: '' } }), 'has no alternative text'],
  [
    'pictures',
    'a picture in an article without alternative text',
    article(text => text.replace('<!-- en -->', '![](/img/x.svg)\n\n<!-- en -->')),
    '/img/x.svg has no',
  ],
  ['clashes', 'two items at once in one place', source => ({ ...source, parallelPlaces: [] }), 'in the same place'],
  [
    'clashes',
    'an item that is not valid',
    programme(/^ {4}start_time: .*$/m, '    start_time: 14'),
    `\`EDITION=${edition.year} npm run content -- import --dry-run\` names them`,
  ],
  ['hours', 'doors that close before the programme ends', dates({ doorsClose: doorsOpen }), 'outside the hours'],
  [
    'soldOut',
    'cabins sold out before the sale',
    source => ({ ...source, lists: { ...source.lists, cabinsSoldOutFrom: '2001-01-01T00:00' } }),
    'outside the sale',
  ],
  [
    'soldOut',
    'a page with another day on which the cabins were sold out',
    page('en', 'accommodationCabins', /("soldOut": \{\s*"headline": ")/, '$1Gone 1 January. '),
    'the cabins are gone “1 January” here',
  ],
  ['soldOut', 'a level lit too soon', list('battlepass', 16, { enabled: true, sold: 5000 }), 'level 17 burns at 5000', /level\(17,/],
  [
    'soldOut',
    'a level that is not lit in time',
    source => ({ ...list('battlepass', 0, { enabled: false })(source), sold: 100 }),
    'level 1 does not burn',
  ],
  [
    'facts',
    'a price written out',
    page('sv', 'faq', '{{priceLan}}', '1 195 kr'),
    '“1 195 kr” is a fact: name it, {{priceLan}}',
    '{{priceLan}}',
  ],
  [
    'facts',
    'a price in another currency',
    source => {
      const said = page('en', 'faq', '"preamble": "', `"preamble": "€77 is a price. `)(source);
      return { ...said, edition: { ...said.edition, currency: 'EUR' }, facts: { ...said.facts, priceTest: { type: 'price', amount: 77 } } };
    },
    '“€77” is a fact',
  ],
  ['leftOut', 'a text about a missing page', page('sv', 'faq', 'Ingår Battle Pass', 'Battle Pass'), 'there is no page /tickets/battlepass'],
  ['facts', 'a price in English', page('en', 'faq', '{{priceLan}}', 'SEK 1,195'), 'name it, {{priceLan}}'],
  ['facts', 'an age written out', page('sv', 'faq', '{{ageAlone}}', 'tretton'), 'name it, {{ageAlone}}'],
  ['facts', 'a count written out', page('en', 'activityArcade', '{{cabinets}}', '120 cabinets'), 'name it, {{cabinets}}'],
  [
    'facts',
    'another count in the news',
    article(text => text.replace('<!-- en -->', 'Det blir 110 kabinett.\n\n<!-- en -->')),
    '“110 kabinett”, but the fact cabinets says 120',
  ],
  ['facts', 'hours written out', page('sv', 'accommodation', '{{campNight}}', 'mellan 23.00 och 07.00'), 'name it, {{campNight}}'],
  ['facts', 'a distance written out', page('sv', 'partnerBackforce', '{{lap}}', 'sexhundra meter'), 'name it, {{lap}}'],
  ['facts', 'a phone number written out', page('sv', 'contact', '{{phone}}', '070 174 06 13'), 'name it, {{phone}}'],
  [
    'facts',
    'a placeholder of a fact in a list',
    list('tickets', 2, { p: { sv: '{{dayPass}}', en: 'Any day' } }),
    '{{dayPass}} is filled in only in copy',
  ],
  ...(['sv', 'en'] as const).map((lang): (typeof cases)[number] => [
    'facts',
    `hours without an adult but no age, in ${lang}`,
    page(lang, 'faq', /Under \{\{ageAlone\}\}.*?(?=\{\{youthHours\}\})/, ''),
    'not from which age: name {{ageAlone}}',
  ]),
  [
    'facts',
    'visitors below an age without an adult',
    page('sv', 'parents', /"Stanna vid huvudentrén[^"]*/, '"Den som är under {{ageNight}} får vara här på egen hand om dagen.'),
    'not from which age: name {{ageAlone}}',
  ],
  ['facts', 'a card without a price', list('tickets', 0, { slug: 'night' }), 'there is no fact priceNight'],
  ['facts', 'a fact of another year', fact('mealsUntil', { type: 'date', date: '2001-06-08' }), 'mealsUntil is 2001-06-08, outside sale'],
  [
    'facts',
    'a ticket valid before the doors open',
    fact('dayPass', { type: 'hours', from: '07:00', to: '23:00' }),
    'dayPass is from 07:00',
  ],
  ['facts', 'an unknown place', fact('stage', { type: 'place', name: { sv: 'Månen', en: 'The Moon' } }), '“Månen” is not a place'],
  [
    'times',
    'hours before the doors open',
    page('sv', 'partnerTcl', 'Fredag kl. 12.00–20.00', 'Fredag kl. 08.00–20.00'),
    'outside the hours of the doors',
  ],
  [
    'times',
    'hours after the doors close',
    page('en', 'partnerTcl', /"text": "Friday 12:00–20:00/, '"text": "Monday 12:00–20:00'),
    'outside the hours of the doors',
  ],
  [
    'times',
    'other hours than the programme',
    page('sv', 'activityArcade', 'lördag kl. 10.00–02.00', 'lördag kl. 10.00–01.00'),
    '“lördag kl. 10.00–01.00”, but the programme has',
  ],
  [
    'times',
    'a tournament at another time',
    page('en', 'tournamentCod', /"closes": "/, '"closes": "Saturday 20:00–23:00, '),
    'but the programme has',
  ],
  ['times', 'a time at night without “natten”', page('sv', 'faq', '"answer": ["', '"answer": ["Lördag kl. 03.00. '), 'is at night'],
  ['times', 'a night in a table without “night”', page('en', 'foodLanLounge', 'Friday night: ', ''), '“03:00–04:30” is at night'],
  [
    'totals',
    'a wrong number of lit levels',
    source => list('battlepass', 0, { enabled: true })(page('sv', 'ticketsBattlepass', 'Tolv nivåer', 'Nio nivåer')(source)),
    '“Nio nivåer är tända”, but there',
  ],
  ['totals', 'a fact with a wrong count', fact('tournaments', { type: 'count', number: 2, unit: { sv: '', en: '' } }), 'not 2'],
  [
    'totals',
    'a text with one tournament too many',
    page('sv', 'esports', '{{tournaments}}', 'Fjorton turneringar'),
    '“Fjorton turneringar”, but there are',
  ],
  [
    'totals',
    'more days and nights than there are',
    page('sv', 'home', '"preamble": "', '"preamble": "Fyra dygn. '),
    '“Fyra dygn”, but there are 3',
  ],
  ['names', 'the town of the previous edition', moved, '“Jönköping” was the town', /Jönköping/],
  ['names', 'a place in another spelling', page('sv', 'faq', '"answer": ["', '"answer": ["I lan-hallen. '), '“lan-hallen” is no place'],
  ['names', 'a place that does not exist', page('en', 'faq', '"answer": ["', '"answer": ["In Neon Palace. '), '“Neon Palace” is no place'],
  [
    'names',
    'a district with another name than its place',
    list('districts', 0, { name: { sv: 'Kyoto', en: 'Kyoto' } }),
    '“Kyoto” is “Tokyo Town” in the programme',
  ],
  ['names', 'a link to the previous venue', moved, 'parking is that of Elmia', 'parking:'],
  [
    'covers',
    'a final on a day that the ticket does not cover',
    page('sv', 'tournamentCod', /\. Går ni till final[^"]*/, ''),
    'cod lasts longer: say who may enter on Söndag',
  ],
  [
    'links',
    'a link with the name of another place',
    page('sv', 'tournamentCod', '[Tilted Blocks](/universe/districts/tilted-blocks)', '[Mirage Palace](/universe/districts/tilted-blocks)'),
    '“Mirage Palace” leads to Tilted Blocks',
  ],
  [
    'soldOut',
    'an edition that is sold out without an order',
    source => ({ ...source, sold: 0, edition: { ...source.edition, tickets: { ...source.edition.tickets, isSoldOut: true } } }),
    'tickets.sample.csv has no order',
  ],
];

describe('the check', () => {
  // FEST-12, FEST-13
  it.each(cases)('reports a problem of the rule %s: %s', (rule, _, broken, message, line = '') => {
    // Without copy the rules are fast; a fault in a page adds only that page.
    const found = rules[rule]!(broken({ ...sound, copy: { sv: {}, en: {} } })).find(problem => problem.message.includes(message));
    expect(found?.line).toBeGreaterThan(0);
    const text = sound.text(found?.file ?? '');
    expect(text).not.toBe('');
    expect(text.split('\n')[found!.line - 1]).toMatch(line);
  });

  it('is tested with a case for every rule', () => expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules))));
});

// FEST-12
it('reports remains of the previous edition in texts, lists and addresses, once per file', () => {
  const found = rules['names']!(moved(sound));
  const placesOf = (name: string) =>
    found.filter(({ message }) => message.startsWith(`“${name}” was`)).map(({ file }) => file.replace(/^\.\.\/\d+\//, ''));
  expect(placesOf('Jönköping')).toEqual(expect.arrayContaining(['copy/sv/eventinfo.json', 'lists/tournaments.ts']));
  expect(placesOf('Elmia')).toContain('copy/sv/about.json');
  expect(placesOf('tand.example')).toEqual(expect.arrayContaining(['edition.ts', 'lists/founders.ts', 'copy/sv/accessibility.json']));
  expect(placesOf(sound.schedule.data.locations[0]!.name_sv)).toEqual(expect.arrayContaining(['schedule.yaml']));
  expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining('mapEmbed is that of Elmia'));
  const keys = found.map(({ message, file }) => `${message} ${file}`);
  expect(keys).toEqual([...new Set(keys)]);
});

const lasting = (count: number, close: string) =>
  dates({
    days: Array.from({ length: count }, (_, at) => {
      const date = moveIso(secondDay, at);
      const [sv = '', en = ''] = ['sv-SE', 'en-GB'].map(locale =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date)),
      );
      return { date, name: { sv, en } };
    }),
    doorsOpen: `${secondDay}T10:00`,
    doorsClose: close,
  })(sound);

// SCHED-2
describe.each([
  [1, `${secondDay}T22:00`],
  [1, `${moveIso(secondDay, 1)}T02:00`],
  [2, `${moveIso(secondDay, 1)}T22:00`],
  [6, `${moveIso(secondDay, 5)}T22:00`],
])('an edition of %i days until %s', (count, close) => {
  it('is checked by every rule, and items on later days are reported', () => {
    const found = findProblems(lasting(count, close));
    expect(found.filter(({ rule }) => ['edition', 'weekend', 'targets'].includes(rule))).toEqual([]);
    expect(found.filter(({ message }) => message.includes('could not be checked'))).toEqual([]);
    const later = sound.schedule.data.items.filter(item => item.day >= count);
    const named = found.flatMap(({ rule, message }) => (rule === 'outside' ? /“(.*)” is on day/.exec(message)!.slice(1) : []));
    expect(named.toSorted()).toEqual(later.map(({ name_sv }) => name_sv).toSorted());
  });
});

/** Findings for an item from 23:00 to 02:00 on the only day. */
function lateUntil(close: string) {
  const source = lasting(1, close);
  const [item] = source.schedule.data.items;
  const late = { ...item!, day: 0, start_time: '23:00', end_time: '02:00' };
  return rules['hours']!({ ...source, schedule: { ...source.schedule, data: { ...source.schedule.data, items: [late] } } });
}

it('allows an item past midnight on the last day until the doors close', () => {
  expect(lateUntil(`${moveIso(secondDay, 1)}T02:00`)).toEqual([]);
  expect(lateUntil(`${moveIso(secondDay, 1)}T01:00`)).toMatchObject([
    { message: expect.stringContaining('outside the hours of the doors') },
  ]);
});

/** A wrong sentence in each language, and the fact that it contradicts. */
const contradictions = [
  ['a price', 'Festivalpasset kostar 695 kr.', 'The festival pass is SEK 695.', 'priceFestival'],
  ['an age', 'Under tolv med en vuxen som stannar.', 'Under twelve with an adult who stays.', 'ageAlone'],
  ['hours', 'Tysta timmar kl. 23.00–08.00.', 'Silent hours 23:00–08:00.', 'quietLan'],
  ['a distance', 'Det är fem kilometer från stationen.', 'It is five kilometres from the station.', 'fromStation'],
] as const;
const contradicted = contradictions.map(([, , , name]) => name);

// FEST-12
it('finds by file and line where copy, lists, programme and news contradict facts', async () => {
  const folder = join(otherEditions(), String(edition.year));
  rmSync(folder);
  cpSync(fileURLToPath(editionUrl), folder, { recursive: true });
  const [sv, en] = [contradictions.map(([, text]) => text).join(' '), contradictions.map(([, , text]) => text).join(' ')];
  const plants: [file: string, was: string | RegExp, is: string][] = [
    ['copy/en/about.json', '"preamble": "', `"preamble": "${en} `],
    ['copy/sv/about.json', '"preamble": "', `"preamble": "${sv} `],
    ['lists/tickets.ts', /(p: \{\s*sv: ')[^']+/, `$1${sv}`],
    [sound.news[0]!.head.file, '<!-- en -->', `${sv}\n\n<!-- en -->`],
    ['schedule.yaml', /short_desc_en: '[^']+'/, `short_desc_en: '${en}'`],
  ];
  for (const [file, was, is] of plants) {
    // The file may be that of an extended edition.
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), replaced(sound, file, was, is));
  }
  const found = rules['facts']!(await readSource(folder));
  for (const [file] of plants) {
    const here = found.filter(problem => problem.file === file);
    expect([file, here.map(({ message }) => message.replace(/^.*but the fact (\w+) says.*$/, '$1'))]).toEqual([file, contradicted]);
    for (const { line } of here) expect(readFileSync(join(folder, file), 'utf8').split('\n')[line - 1]).toMatch(new RegExp(`${sv}|${en}`));
  }
});

function marked(): string {
  const folder = temporaryFolder();
  for (const name of ['copy/sv/food.json', 'edition.ts']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), sound.text(name));
  }
  // Of the copied file: an edition that extends another may change the text.
  const { preamble } = JSON.parse(sound.text('copy/sv/food.json')) as { preamble: string };
  writeMarks(folder, [
    { file: 'copy/sv/food.json', key: 'preamble', text: preamble, why: 'names a date' },
    { file: 'edition.ts', text: `doorsOpen: '${doorsOpen}'`, why: 'is a date' },
  ]);
  return folder;
}

describe('marks for review', () => {
  it('are reported with file and line until the text is changed', () => {
    const folder = marked();
    const [copy, date] = openMarks(folder);
    expect(copy).toMatchObject({ rule: 'review', file: 'copy/sv/food.json', message: `names a date: ${readMarks(folder)[0]!.text}` });
    expect(sound.text('copy/sv/food.json').split('\n')[copy!.line - 1]).toMatch(/^ {2}"preamble": /);
    expect(date).toMatchObject({ file: 'edition.ts', message: `is a date: doorsOpen: '${doorsOpen}'` });
    writeFileSync(join(folder, 'edition.ts'), sound.text('edition.ts').replace(doorsOpen, moveIso(doorsOpen, 7)));
    expect(openMarks(folder).map(({ file: name }) => name)).toEqual(['copy/sv/food.json']);
  });

  it('are removed for given files, or all at once', () => {
    const folder = marked();
    expect(accept(folder, ['copy/'])).toBe(1);
    expect(readMarks(folder).map(({ file: name }) => name)).toEqual(['edition.ts']);
    expect(accept(folder, [])).toBe(1);
    expect(readMarks(folder)).toEqual([]);
  });
});
