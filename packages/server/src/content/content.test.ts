import type { Article } from '@tand/festival';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionImport, listRevisions, readContent, type Change, type Kind, planUndo } from './revisions.ts';
import { memoryDatabase, newsItem, scheduleItem, storedContent, temporaryFolder, content as sample } from '../test/fixtures.ts';
import { parseCsv } from './import/csv.ts';
import { describeChanges, summarise } from './describe.ts';
import { readInstant } from '@tand/festival/schemas';
import { importContent, importIfEmpty, planImport } from './import/saveImport.ts';
import { parseNews } from './import/newsMarkdown.ts';
import { formatNews } from './export/newsMarkdown.ts';
import { lastNewsId, publishedAt, stateOf, withdrawnAt } from './newsState.ts';
import { ContentError, formatProblem } from './problems.ts';
import { readEditionContent, readTopics } from './import/editionFolder.ts';
import { parseSchedule } from './import/programmeYaml.ts';
import { formatSchedule, insertIds, withIds } from './export/programmeYaml.ts';
import { parseTickets } from './import/ticketsCsv.ts';

const news = (id: number, slug: string) => `---
id: ${id}
slug: ${slug}
publishedDate: "2024-12-16T10:15:00+01:00"
image: /img/news/${slug}.svg
author: Priya Nordahl
topic: biljetter
sv:
  headline: "Fem stickor brann"
  preamble: "Så här ligger vi till."
  linkText: "Läs mer"
  imageCaption: "Ett plån."
en:
  headline: "Five matches burnt"
  preamble: "Where we stand."
  linkText: "Read more"
  imageCaption: "A book."
routerLink: /tickets/battlepass
---

<!-- sv -->

Första stycket.

## Rubrik

<!-- en -->

First paragraph.
`;
const schedule = `locations:
  - { id: 1, name_sv: Stora scenen, name_en: Main stage }
items:
  - id: opening
    day: 0
    location: 1
    start_time: "10:00"
    end_time: ""
    name_sv: Öppning
    name_en: Opening
  - id: night
    day: 1
    location: 1
    start_time: 23:30
    end_time: 02:00
    name_sv: Nattpass
    name_en: Night shift
    highlight: true
`;
const tickets = `reference,postal,start,end,name,timestamp
TND-1,553 05,1,3,"Öberg, Åsa",2024-12-13T13:37:04+01:00
TND-2,11122,4,4,Bo Ek,2024-12-13 13:38
`;
const edition = () =>
  temporaryFolder({
    'news/one.md': news(1, 'one'),
    'news/topics.yaml': '- id: biljetter',
    'schedule.yaml': schedule,
    'tickets.sample.csv': tickets,
    'edition.ts': '',
  });
const messages = (problems: Parameters<typeof formatProblem>[0][]) => problems.map(formatProblem);

describe('reading an edition', () => {
  // LOOKUP-13
  it('reads news and programme, and sample tickets only for a review build', async () => {
    expect(await readEditionContent(edition())).not.toHaveProperty('tickets');
    const {
      news: articles = [],
      items = [],
      tickets: sold = [],
    } = await readEditionContent(edition(), { hasSamples: true, timeZone: 'Europe/Stockholm' });
    expect(articles[0]).toMatchObject({
      id: 1,
      publishedDate: new Date('2024-12-16T09:15:00Z'),
      headline: { sv: 'Fem stickor brann', en: 'Five matches burnt' },
      body: { sv: 'Första stycket.\n\n## Rubrik', en: 'First paragraph.' },
      routerLink: '/tickets/battlepass',
    });
    expect(items.map(item => [item.start_time, item.end_time, item.highlight])).toEqual([
      ['10:00', '', false],
      ['23:30', '02:00', true],
    ]);
    expect(sold[0]).toEqual({
      reference: 'TND-1',
      postal: '55305',
      start: 1,
      end: 3,
      name: 'Öberg, Åsa',
      timestamp: new Date('2024-12-13T12:37:04.000Z'),
    });
    expect(sold[1]?.timestamp).toEqual(new Date('2024-12-13T12:38:00.000Z'));
  });

  it('reports mistakes of several files at once, with their positions', async () => {
    const folder = temporaryFolder({
      'news/a.md': news(1, 'one').replace('author: Priya Nordahl', 'autor: Priya Nordahl'),
      'news/b.md': news(2, 'two').replace('  headline: "Five matches burnt"', '  headline: ""').replace('<!-- sv -->', ''),
      'news/c.md': news(3, 'three'),
      'news/d.md': news(3, 'Three!'),
      'news/e.md': news(3, 'three'),
      'schedule.yaml': schedule.replace('23:30', '24:30').replace('location: 1', 'location: 7'),
      'tickets.sample.csv': tickets.replace(',1,3,', ',3,1,'),
    });
    const error = await readEditionContent(folder, { hasSamples: true, timeZone: 'Europe/Stockholm' }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ContentError);
    const lines = String(error).split('\n');
    expect(lines).toContain('news/a.md:6:8 autor: is not a known field');
    expect(lines.some(line => /^news\/a\.md:\d+:\d+ author: is missing$/.test(line))).toBe(true);
    expect(lines).toContain('news/b.md:14:13 en.headline: must not be empty');
    expect(lines.some(line => /^news\/b\.md:\d+ body\.sv: has no section/.test(line))).toBe(true);
    expect(lines.some(line => line.startsWith('news/d.md:3:7 slug: must be small letters'))).toBe(true);
    expect(lines).toContain('news/e.md id: 3 is already used by news/c.md');
    expect(lines).toContain('schedule.yaml:14:17 items[1].start_time: must be a time from "00:00" to "23:59", in quotes');
    expect(lines).toContain('tickets.sample.csv:2 end: must not be less than start');
  });

  it('reports the number of mistakes', () => {
    const problem = { file: 'x.md', code: 'noFile' };
    expect(new ContentError([problem]).message).toBe('The content has 1 problem:\nx.md: there is no such file');
    expect(new ContentError([problem, problem]).message).toContain('has 2 problems:');
  });

  it.each([
    ['- id: lan\n- id: mat', 'news/one.md:7:8 topic: must be one of lan, mat, not "biljetter"'],
    ['- lan', 'news/topics.yaml: must be a list of topics with an id each'],
    ['biljetter', 'news/topics.yaml: must be a list of topics with an id each'],
  ])('reports a topic that topics.yaml does not list, or a malformed topics.yaml: %j', async (topics, problem) => {
    const read = readEditionContent(temporaryFolder({ 'news/one.md': news(1, 'one'), 'news/topics.yaml': topics }));
    await expect(read).rejects.toThrow(`The content has 1 problem:\n${problem}`);
  });

  it('accepts an edition without topics and ignores other files', async () => {
    const withoutTopic = news(2, 'two').replace('topic: biljetter\n', '');
    const files = {
      'news/one.md': news(1, 'one'),
      'news/two.md': withoutTopic,
      'news/three.txt': 'x',
      'my-schedule.yaml': 'x',
      'schedule.yaml.bak': 'x',
    };
    const { news: read = [], ...others } = await readEditionContent(temporaryFolder(files));
    expect([read.map(({ id, topic }) => [id, topic]), others]).toEqual([
      [
        [1, 'biljetter'],
        [2, ''],
      ],
      {},
    ]);
    const folder = temporaryFolder({ 'news/two.md': withoutTopic, 'news/topics.yaml': '- id: lan' });
    expect((await readEditionContent(folder)).news).toHaveLength(1);
    expect(Object.keys(await readEditionContent(temporaryFolder({ 'schedule-a.yml': schedule })))).toEqual(['locations', 'items']);
    const sample = temporaryFolder({ 'tickets.sample.csv': tickets });
    expect(Object.keys(await readEditionContent(sample, { hasSamples: true, timeZone: 'Europe/Stockholm' }))).toEqual(['tickets']);
    await expect(readEditionContent(sample)).rejects.toThrow('contains neither');
  });

  it('fails if the edition does not exist or is empty', async () => {
    await expect(readEditionContent('/no/such/edition')).rejects.toThrow('there is no such edition folder');
    await expect(readEditionContent('x'.repeat(5000))).rejects.toThrow('ENAMETOOLONG');
    expect(await readTopics(temporaryFolder())).toBeUndefined();
    await expect(readEditionContent(temporaryFolder())).rejects.toThrow('contains neither news/*.md');
  });
});

describe('a news file', () => {
  it.each([
    ['# Just text', 'x.md:1: must start with front matter between two lines of ---'],
    [news(1, 'one').replace('id: 1', 'id: one'), 'x.md:2:5 id: must be a whole number from 1 to 1000000000'],
    [news(1, 'one').replace('id: 1\n', ''), 'x.md:2:1 id: is missing'],
    [news(1, 'one').replace('Priya Nordahl', '5'), 'x.md:6:9 author: must be a text, not 5'],
    [news(1, 'one').replace(/^en:\n(?: {2}.*\n)+/m, ''), 'x.md:2:1 en: is missing'],
    [news(0, 'one'), 'x.md:2:5 id: must be a whole number from 1 to 1000000000'],
    [news(1_000_000_001, 'one'), 'x.md:2:5 id: must be a whole number from 1 to 1000000000'],
    [news(1, 'one').replace('Priya Nordahl', 'x'.repeat(501)), 'x.md:6:9 author: must have at most 200 characters'],
    [news(1, '"123"'), 'x.md:3:7 slug: must be small letters, digits and hyphens, and not only digits (that would be an id)'],
    [
      news(1, 'one').replace('2024-12-16T', '2024-13-16T'),
      'x.md:4:16 publishedDate: must be an ISO date such as 2025-05-19T08:30:00+02:00',
    ],
    [
      news(1, 'one').replace('/tickets/battlepass', '//evil.example'),
      'x.md:18:13 routerLink: must be an internal address starting with one slash, such as /tickets',
    ],
    [
      news(1, 'one').replace('routerLink: /tickets/battlepass', 'linkUrl: "javascript:alert(1)"'),
      'x.md:18:10 linkUrl: must be an https, http or mailto address',
    ],
    [news(1, 'one').replace('  linkText: "Läs mer"', '\tlinkText: x'), 'x.md:11:1: Tabs are not allowed as indentation'],
    [
      news(1, 'one').replace('routerLink: /tickets/battlepass', "linkUrl: javascript:x('https://a')"),
      'x.md:18:10 linkUrl: must be an https, http or mailto address',
    ],
    [news(1, 'one').replace('id: 1\n', '# Nummer\n'), 'x.md:3:1 id: is missing'],
    [news(1, 'one').replace('  preamble: "Where we stand."', '  preamble: " "'), 'x.md:15:13 en.preamble: must not be empty'],
    [
      news(1, 'one').replace('id: 1', `id: 1\ndraft: true`).replace('Fem stickor brann', 'x'.repeat(501)),
      'x.md:10:13 sv.headline: must have at most 500 characters',
    ],
    [news(1, 'one').replace('<!-- en -->', '<!-- de -->'), 'x.md:27: unknown language section "de"'],
    [news(1, 'one').replace('First paragraph.', ''), 'x.md:27 body.en: must not be empty'],
    [news(1, 'one').replace('"Fem stickor brann"', '"\u200B\u2060"'), 'x.md:9:13 sv.headline: must not be empty'],
    [news(1, 'one').replace('First paragraph.', '\u2060'), 'x.md:27 body.en: must not be empty'],
    [`${news(1, 'one')}\n<!-- sv -->\nigen`, 'x.md:31 body.sv: appears twice'],
    [
      news(1, 'one').replace('<!-- sv -->', 'Lös text\n<!-- sv -->'),
      'x.md:21: text before the first language section belongs to no language',
    ],
    [news(1, 'one').replace(/sv:\n(?: {2}.*\n)+/, 'sv: text\n'), 'x.md:8:5 sv: must be a group of fields, not "text"'],
    [
      news(1, 'one').replace('topic: biljetter', 'unpublishedDate: 2024-01-01'),
      'x.md:7:18 unpublishedDate: must be later than publishedDate',
    ],
    [
      news(1, 'one').replace('topic: biljetter', 'unpublishedDate: 2024-12-16T09:15:00Z'),
      'x.md:7:18 unpublishedDate: must be later than publishedDate',
    ],
    [`x\n${news(1, 'one')}`, 'x.md:1: must start with front matter between two lines of ---'],
    ['---\nid: 1', 'x.md:1: must start with front matter between two lines of ---'],
  ])('is rejected with file, line and reason of the mistake in case %#', (source, problem) => {
    expect(messages(parseNews('x.md', source, { timeZone: 'Europe/Stockholm' }).problems)).toContain(problem);
  });

  it.each(['https://tand.example', 'http://tand.example', 'mailto:press@tand.example'])('may link to %s', href => {
    const { item } = parseNews('x.md', news(1, 'one').replace('routerLink: /tickets/battlepass', `linkUrl: "${href}"`));
    expect(item?.linkUrl).toBe(href);
  });

  it.each(['-one', 'one-', 'one--two', 'One', 'åtta', 'one.two'])('may not have the slug %s', slug => {
    expect(parseNews('x.md', news(1, slug)).problems).toMatchObject([{ path: 'slug' }]);
  });

  it('may have a time without an offset only if a time zone is given, in which the time is read', () => {
    const source = news(1, 'one').replace('2024-12-16T10:15:00+01:00', '2024-12-16T10:15');
    expect(parseNews('x.md', source, { timeZone: 'Europe/Helsinki' }).item?.publishedDate).toEqual(new Date('2024-12-16T08:15Z'));
    expect(parseNews('x.md', source).problems).toMatchObject([{ path: 'publishedDate', code: 'instant' }]);
  });

  it('may have a byte order mark and Windows line ends', () => {
    expect(parseNews('x.md', `\uFEFF${news(1, '2024-one').replaceAll('\n', '\r\n')}`)).toEqual(parseNews('x.md', news(1, '2024-one')));
  });

  it('without sections is rejected with one missing section per language, and nothing else', () => {
    const [front = ''] = news(1, 'one').split('<!-- sv -->');
    expect(messages(parseNews('x.md', `${front}Text`).problems)).toEqual(
      ['sv', 'en'].map(lang => `x.md:20 body.${lang}: has no section: add a line <!-- ${lang} --> and the text below it`),
    );
  });

  it('separates languages only at lines that contain nothing but a language comment', () => {
    const source = news(1, 'one')
      .replace('<!-- sv -->', '  \n<!--sv-->  ')
      .replace('Första stycket.', 'Se <!-- en --> här.\n<!-- en --> Där.');
    expect(parseNews('x.md', source)).toMatchObject({
      item: { body: { sv: 'Se <!-- en --> här.\n<!-- en --> Där.\n\n## Rubrik', en: 'First paragraph.' } },
      problems: [],
    });
  });

  it('takes missing fields from the defaults', () => {
    const { item } = parseNews('x.md', news(1, 'one').replace('id: 1\n', ''), {
      defaults: ({ slug }) => ({ id: 9, slug: 'other', linkUrl: `https://tand.example/${String(slug)}` }),
    });
    expect(item).toMatchObject({ id: 9, slug: 'one', linkUrl: 'https://tand.example/one' });
    for (const [front, received] of [
      ['Hej', '"Hej"'],
      ['# Inget', 'null'],
    ])
      expect(parseNews('x.md', `---\n${front}\n---\n`, { defaults: () => ({ id: 9 }) }).problems[0]).toMatchObject({
        code: 'group',
        params: { received },
      });
  });

  const nothing = { sv: '', en: '' };
  it.each([
    ['few fields', newsItem(1, { linkText: nothing, imageCaption: nothing })],
    ['a draft', newsItem(1, { isDraft: true, headline: { sv: 'Fem', en: '' }, preamble: nothing, body: nothing })],
    [
      'all fields',
      newsItem(1, {
        updatedDate: new Date('2025-02-01T08:00:00Z'),
        unpublishedDate: new Date('2025-03-01T08:00:00Z'),
        image: '/img/news/one.svg',
        topic: 'lan',
        imageAlt: { sv: '', en: 'A book' },
        linkUrl: 'https://tand.example',
        routerLink: '/tickets',
      }),
    ],
    ['texts that look like something else', newsItem(1, { author: '5', topic: 'null', headline: { sv: '# "true"', en: 'a: b' } })],
  ])('with %s is read as the article that was written', (_, item) => {
    expect(parseNews('x.md', formatNews(item))).toEqual({ item, problems: [] });
  });

  it('quotes its texts when written, and does not wrap long ones', () => {
    const item = newsItem(1, { topic: 'lan', routerLink: '/tickets', headline: { sv: 'Ett ord '.repeat(20).trim(), en: 'One' } });
    expect(formatNews(item)).toBe(`---
id: 1
slug: "item-1"
publishedDate: "2025-01-01T00:00:00.000Z"
image: ""
author: "Maja Lindqvist"
topic: "lan"
sv:
  headline: "${item.headline.sv}"
  preamble: "Preamble på svenska"
  linkText: "Link på svenska"
  imageCaption: "Caption på svenska"
en:
  headline: "One"
  preamble: "Preamble in English"
  linkText: "Link in English"
  imageCaption: "Caption in English"
routerLink: "/tickets"
---

<!-- sv -->

Body på svenska

<!-- en -->

Body in English
`);
  });

  const withBody = (text: string) => parseNews('x.md', news(1, 'one').replace('Första stycket.', text)).problems;
  it.each([
    ['Se ![bild](/x.png)', 'x.md:23 body.sv: has a picture, which articles do not show; use the field image'],
    ['`a` <b> `c`', 'x.md:23 body.sv: has HTML, which is shown as text: <b>'],
    ['Se ``` så\n<b>', 'x.md:24 body.sv: has HTML, which is shown as text: <b>'],
    ['```\n<b>\n```\n<i>', 'x.md:26 body.sv: has HTML, which is shown as text: <i>'],
    ['<b <https://a.example>', 'x.md:23 body.sv: has HTML, which is shown as text: <b <https://a.example>'],
    [`<b ${'x'.repeat(60)}>`, `x.md:23 body.sv: has HTML, which is shown as text: <b ${'x'.repeat(37)}`],
    [
      '[x](//a.example)',
      'x.md:23 body.sv: has a link that leads nowhere: "//a.example" must start with https://, http://, mailto: or one slash',
    ],
    ['  | a | b |  ', 'x.md:23 body.sv: has a table, which articles do not show; use a list'],
  ])('is rejected for body text that would not be shown as written: case %#', (text, problem) =>
    expect(messages(withBody(text))).toEqual([problem]),
  );

  it.each([
    '`<b>` och `[x](y)`',
    '```\n<b>\n```',
    '  ~~~\n<b>\n  ~~~',
    '<http://a.example>',
    '<mailto:a@a.example>',
    '[x](/tickets) [y]( <https://a.example>)',
  ])('may have %j in its body', text => expect(withBody(text)).toEqual([]));

  it.each(['', '/img/news/one.svg', '/img/desk/0123456789abcdef0123', '/img/news/2025/one-two_3.jpg'])('may have the picture %j', image => {
    expect(messages(parseNews('x.md', news(1, 'one').replace('/img/news/one.svg', image || '""')).problems)).toEqual([]);
  });
  it.each([
    '/tickets',
    '/img/',
    '/img',
    '/img//one.svg',
    '/img/../sv/home',
    '/img/.one.svg',
    '/img/one.svg?a=b',
    '/IMG/one.svg',
    '/api/desk/audit',
  ])('may not have the picture %j', image => {
    expect(messages(parseNews('x.md', news(1, 'one').replace('/img/news/one.svg', image)).problems)).toEqual([
      'x.md:5:8 image: must be empty or a path such as /img/news/name.svg',
    ]);
  });

  it.each([
    // 19 quotes and the paragraph in them are 20 elements. A list is two: `ul` and `li`.
    ['quotes', '> ', 19],
    ['lists', '- ', 10],
  ])('may have %s 20 elements deep, but no deeper', (_, mark, most) => {
    expect(messages(withBody(`${mark.repeat(most)}a`))).toEqual([]);
    const problem = 'x.md:21 body.sv: has quotes or lists more than 20 levels deep';
    for (const times of [most + 1, 100, 5000]) expect(messages(withBody(`${mark.repeat(times)}a`))).toEqual([problem]);
  });

  it('may have HTML in its front matter, but no text before the first section', () => {
    const source = news(1, 'one').replace('Fem stickor', '<b>Fem</b> stickor').replace('---\n\n<!--', '# <b>\n---\n<i>\n<!--');
    expect(parseNews('x.md', source).problems.map(({ line, code }) => [line, code])).toEqual([[21, 'textBeforeSections']]);
  });

  it('is parsed into either an item or problems, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map(text => `---\n${text}\n---\n`),
          fc.string().map(text => news(1, 'one').replace('Priya', text)),
        ),
        source => {
          const { item, problems } = parseNews('x.md', source);
          expect(item === undefined).toBe(problems.length > 0);
        },
      ),
    );
  });
});

describe('readInstant', () => {
  it.each([
    ['2025-05-19T08:30:00+02:00', '2025-05-19T06:30:00.000Z'],
    ['2025-05-19T08:30Z', '2025-05-19T08:30:00.000Z'],
    ['2025-05-19T08:30', '2025-05-19T06:30:00.000Z'],
    ['2025-05-19T08:30:00.5Z', '2025-05-19T08:30:00.500Z'],
    ['2025-01-19', '2025-01-18T23:00:00.000Z'],
  ])('reads %s as %s', (value, instant) => {
    expect(readInstant(value, 'Europe/Stockholm')?.toISOString()).toBe(instant);
  });

  it.each([
    '',
    'yesterday',
    '2025-02-30',
    '2025-02-30T10:00:00Z',
    '2025-05-19T25:00Z',
    '2025-05-19T08:30Z!',
    '2025-05-19T08:30:00.1234Z',
    '2025-05-19 08:30',
    '20250519',
  ])('rejects %j', value => {
    expect(readInstant(value, 'Europe/Stockholm')).toBeUndefined();
  });
});

describe('an article', () => {
  const now = new Date('2025-05-01T12:00:00Z');
  const [before, after] = [new Date(+now - 1), new Date(+now + 1)];
  it.each<[string, Partial<Article>]>([
    ['published', { publishedDate: now }],
    ['published', { publishedDate: before, unpublishedDate: after }],
    ['withdrawn', { publishedDate: before, unpublishedDate: now }],
    ['to come', { publishedDate: after }],
    ['draft', { publishedDate: before, isDraft: true, unpublishedDate: before }],
  ])('is %s with %j', (state, more) => expect(stateOf(newsItem(1, more), now)).toBe(state));

  it('loses draft flag and withdrawal date when published, and an update date that is not later', () => {
    const item = newsItem(1, { isDraft: true, unpublishedDate: now });
    expect(publishedAt({ ...item, updatedDate: after }, now)).toEqual(newsItem(1, { publishedDate: now, updatedDate: after }));
    expect(publishedAt({ ...item, updatedDate: now }, now)).toEqual(newsItem(1, { publishedDate: now }));
    expect(publishedAt(item, now)).toEqual(newsItem(1, { publishedDate: now }));
  });

  it('is withdrawn after unpublishing, or a draft if it was never public', () => {
    expect(withdrawnAt(newsItem(1), now)).toEqual(newsItem(1, { unpublishedDate: now }));
    for (const more of [{ publishedDate: now }, { isDraft: true as const }])
      expect(withdrawnAt(newsItem(1, more), now)).toEqual(newsItem(1, { ...more, isDraft: true }));
  });

  it('gets an id above those of stored and removed articles', () => {
    expect(lastNewsId(storedContent())).toBe(0);
    expect(lastNewsId(storedContent({ news: [newsItem(3), newsItem(2)] }))).toBe(3);
    expect(lastNewsId(storedContent({ news: [newsItem(3)], formerSlugs: [{ slug: 'old', id: 5 }] }))).toBe(5);
  });
});

describe('programme files', () => {
  it('may have items with several places, and without ids if these may be omitted', () => {
    const source = schedule
      .replace('highlight: true', 'cancelled: true')
      .replace('end_time: ""', 'cancelled: false\n    places: [2, 1, 2]')
      .replace('items:', '  - { id: 2, name_sv: Torget, name_en: Square }\nitems:')
      .replaceAll(/id: (?:opening|night)\n {4}/g, '');
    const { items, problems } = parseSchedule([{ file: 's.yaml', source: `\uFEFF${source}` }], { mayOmitIds: true });
    expect(problems).toEqual([]);
    expect(items.map(({ id, cancelled, places }) => [id, cancelled, places])).toEqual([
      ['', undefined, [1, 2]],
      ['', true, undefined],
    ]);
  });

  it('may have places in one file and items in another', () => {
    const [locations, items] = schedule.split('items:');
    const { problems, items: parsed } = parseSchedule([
      { file: 'schedule-friday.yaml', source: `items:${items}` },
      { file: 'schedule-places.yaml', source: locations ?? '' },
    ]);
    expect(problems).toEqual([]);
    expect(parsed).toHaveLength(2);
  });

  it.each([
    [schedule.replace('day: 1', 'day: 7'), 's.yaml:12:10 items[1].day: must be a whole number from 0 to 6'],
    [schedule.replace('23:30', '2:30'), 's.yaml:14:17 items[1].start_time: must be a time from "00:00" to "23:59", in quotes'],
    [schedule.replace('name_sv: Nattpass', 'names_sv: Nattpass'), 's.yaml:16:15 items[1].names_sv: is not a known field'],
    [schedule.replace('highlight: true', 'highlight: ja'), 's.yaml:18:16 items[1].highlight: must be true or false'],
    [
      schedule.replace('highlight: true', 'old_start_time: noon'),
      's.yaml:18:21 items[1].old_start_time: must be a time from "00:00" to "23:59", in quotes',
    ],
    [schedule.replace('id: opening', 'id: 7'), 's.yaml:4:9 items[0].id: must be up to 64 small letters, digits and hyphens, in quotes'],
    [
      schedule.replace('id: opening', 'id: Öppning'),
      's.yaml:4:9 items[0].id: must be up to 64 small letters, digits and hyphens, in quotes',
    ],
    [schedule.replace('  - id: opening\n   ', '  -'), 's.yaml:4:5 items[0].id: is missing; "content schedule import" writes one'],
    [schedule.replace('id: 1', 'id: 2'), 's.yaml:6:15 items[0].location: there is no place 1 for “Öppning”'],
    [`${schedule}${schedule.split('items:\n')[1]}`, 's.yaml:19:9 items[2].id: item opening appears twice'],
    ['items: 3', 's.yaml:1:8 items: must be a list'],
    ['3', 's.yaml:1:1: must be a group of fields, not 3'],
    ['# Inget', 's.yaml:1:1: must be a group of fields, not null'],
    ['items: []\nitems: []', 's.yaml:2:1: Map keys must be unique'],
    [`x: &x 1\nitems: [${'*x, '.repeat(60)}]`, 's.yaml:1: Excessive alias count indicates a resource exhaustion attack'],
    [
      schedule.replace('items:', '  - { id: 1, name_sv: Torget, name_en: Square }\nitems:'),
      's.yaml:3:11 locations[1].id: place 1 appears twice',
    ],
    [schedule.replace('highlight: true', 'places: [1, 8]'), 's.yaml:18:13 items[1].places: there is no place 8 for “Nattpass”'],
    ['items: [', 's.yaml:1:9: Flow sequence in block collection must be sufficiently indented and end with a ]'],
  ])('are rejected with file, line and reason of the mistake in case %#', (source, problem) => {
    expect(messages(parseSchedule([{ file: 's.yaml', source }]).problems)).toContain(problem);
  });
});

const readOver = (source: string, before = schedule) =>
  readEditionContent(temporaryFolder({ 'before.yaml': before, 'schedule.yaml': source })).then(
    ({ locations = [], items = [] }) => ({ locations, items, problems: [] as string[] }),
    (error: unknown) => ({ locations: [], items: [], problems: messages([...(error as ContentError).problems]) }),
  );

describe('a programme file that extends another', () => {
  it('inherits each omitted field, and drops the items under `without`', async () => {
    const places = 'locations: [{ id: 2, name_sv: Torget, name_en: Square }, { id: 1, at: { x: 1, y: 2 } }]';
    const { locations, items } = await readOver(
      `extends: before.yaml\nwithout: [opening]\n${places}\nitems: [{ id: night, location: 2, highlight: null }]`,
    );
    expect(locations).toEqual([
      { id: 2, name_sv: 'Torget', name_en: 'Square' },
      { id: 1, name_sv: 'Stora scenen', name_en: 'Main stage', at: { x: 1, y: 2 } },
    ]);
    expect(items).toEqual([expect.objectContaining({ id: 'night', location: 2, start_time: '23:30', highlight: false })]);
    expect(await readOver('extends: before.yaml')).toEqual({
      ...(await readOver(schedule)),
      items: expect.arrayContaining((await readOver(schedule)).items),
    });
  });

  it.each([
    ['items: [{ id: night, day: 7 }]', 'schedule.yaml:2:27 items[0].day: must be a whole number from 0 to 6'],
    ['items: [{ id: new, day: 1 }]', 'schedule.yaml:2:9 items[0].location: is missing'],
    ['without: [noon]', 'schedule.yaml:2:11 without[0]: there is no item noon in before.yaml'],
    ['without: noon', 'schedule.yaml:2:10 without: must be a list'],
    ['items: [night]', 'schedule.yaml:2:9 items[0]: must be a group of fields, not "night"'],
    ['locations: []', 'schedule.yaml:1:1 items[1].location: there is no place 1 for “Nattpass”'],
  ])('is rejected with the position of the mistake in %j', async (source, problem) => {
    expect((await readOver(`extends: before.yaml\n${source}`)).problems).toContain(problem);
  });

  it('is rejected if the extended file is missing, is invalid or extends it', async () => {
    expect((await readOver('extends: gone.yaml')).problems).toEqual([
      'schedule.yaml:1:10 extends: there is no gone.yaml that it can extend',
    ]);
    expect((await readOver('extends: before.yaml', schedule.replace('day: 1', 'day: 7'))).problems).toEqual([
      'before.yaml:12:10 items[1].day: must be a whole number from 0 to 6',
    ]);
    expect((await readOver('extends: before.yaml', 'extends: schedule.yaml')).problems[0]).toContain('extends: there is no');
    expect((await readOver('# extends')).problems).toEqual(['schedule.yaml:1:1: must be a group of fields, not null']);
    expect((await readOver('extends: 3')).problems).toEqual(['schedule.yaml:1:10 extends: is not a known field']);
  });
});

describe('items without an id', () => {
  const [one, two] = [sample.items[0]!, { ...sample.items[0]!, id: 'two', start_time: '12:00' }];
  const bare = (more: object) => ({ ...one, id: '', ...more });

  it('reuse the id of the item with the same time, place and name, else of the only namesake', () => {
    const items = [bare({ start_time: '12:00' }), bare({ start_time: '20:00' })];
    expect(withIds(items, [one, two]).map(({ id }) => id)).toEqual(['two', one.id]);
  });

  it('reuse ids of items with the same place, time and name, first those with the same texts', () => {
    const current = [
      { ...one, id: 'a', short_desc_sv: 'Ett' },
      { ...one, id: 'b', short_desc_sv: 'Två' },
      { ...one, id: 'c', short_desc_sv: 'Två' },
    ];
    const items = [bare({ short_desc_sv: 'Två' }), bare({ short_desc_sv: 'Två' }), bare({ short_desc_sv: 'Nytt' }), bare({})];
    const ids = withIds(items, current).map(({ id }) => id);
    expect(ids).toEqual(['b', 'c', 'a', expect.stringMatching(/^[a-f0-9]{8}$/)]);
  });

  it.each([
    ['two current items have that name', [bare({ day: 3 })], [one, two]],
    ['two items of the file have that name', [bare({ day: 2 }), bare({ day: 3 })], [one]],
    ['two items of the file and two current ones have that name', [bare({ day: 2 }), bare({ day: 3 })], [one, two]],
    ['the item has another name', [bare({ name_sv: 'Annat' })], [one]],
  ])('get a new id if %s', (_, items, current) => {
    const ids = withIds(items, current).map(({ id }) => id);
    expect(ids.filter(id => /^[a-f0-9]{8}$/.test(id) && !current.some(item => item.id === id))).toHaveLength(items.length);
    expect(new Set(ids).size).toBe(items.length);
  });
});

describe('formatting a programme', () => {
  const places = [
    { id: 1, name_sv: 'Scen', name_en: 'Stage', at: { x: 1, y: 2 } },
    { id: 2, name_sv: 'Torg', name_en: 'Square' },
  ];
  const all = scheduleItem({
    id: 'a',
    old_start_time: '11:00',
    short_desc_sv: 'a\u0000b',
    url: '',
    highlight: true,
    cancelled: true,
    tags: ['x', '12'],
    hosts: [{ name: 'Bo', href: '/faq' }],
    access: { noise: 'quiet' },
    places: [2, 1],
  });
  const plain = scheduleItem({ id: 'b', end_time: '' });

  it('writes filled fields and each end time: a place in one line, an item in a line per field', () => {
    const [head, text] = formatSchedule(places, [all, plain]).split(/(?<=y across it\n)\n/);
    expect(head).toMatch(/^# The programme: one entry per item\..*\n#/);
    expect(text).toBe(`locations:
  - { id: 1, name_sv: 'Scen', name_en: 'Stage', at: { x: 1, y: 2 } }
  - { id: 2, name_sv: 'Torg', name_en: 'Square' }

items:
  - id: 'a'
    day: 0
    location: 1
    start_time: '12:00'
    end_time: '13:00'
    old_start_time: '11:00'
    name_sv: 'Namn'
    name_en: 'Name'
    short_desc_sv: "a\\0b"
    highlight: true
    cancelled: true
    tags: [ x, "12" ]
    hosts: [ { name: 'Bo', href: '/faq' } ]
    access: { noise: 'quiet' }
    places: [ 2, 1 ]

  - id: 'b'
    day: 0
    location: 1
    start_time: '12:00'
    end_time: ''
    name_sv: 'Namn'
    name_en: 'Name'
`);
  });

  it('writes only the differences from an extended file', () => {
    const before = { path: '../old.yaml', locations: places, items: [all, plain] };
    expect(formatSchedule(places, [{ ...all, highlight: false, age: 18 }], before))
      .toBe(`# The programme, where it differs from that of the file named here, whose head explains the fields.

extends: '../old.yaml'
without:
  - b

items:
  - id: 'a'
    age: 18
    highlight: null
`);
  });
});

describe('missing ids', () => {
  it.each([
    ['items:\n  - day: 1\n  - id: b\n', "items:\n  - id: 'x'\n    day: 1\n  - id: b\n"],
    ['items:\r\n- # Quiz\r\n  day: 1\r\n', "items:\r\n- # Quiz\r\n  id: 'x'\r\n  day: 1\r\n"],
    ['items: [{ day: 1 }, { id: b }]', "items: [{ id: 'x', day: 1 }, { id: b }]"],
    ['items: [&one { day: 1 }, *one]', undefined],
    ['items: []', 'items: []'],
    ['', ''],
  ])('are inserted in %j where items have none, unless a YAML alias repeats an item', (source, text) => {
    expect(insertIds(source, ['x', 'b'])).toBe(text);
  });
});

const both = (sv: string) => ({ sv, en: 'x' });
const of = (kind: Kind, before: object | null, after: object | null) => ({ kind, id: '1', before, after }) as Change;

describe('the description of changes', () => {
  const item = { name_sv: 'Quiz', day: 1, location: 1, start_time: '18:00', end_time: '' };
  const places = new Map([['1', 'Scen']]);
  it.each([
    ['added item “Quiz” day 1 18:00, Scen', of('item', null, item)],
    ['removed item “Quiz” day 3 18:00–19:00, place 2', of('item', { ...item, location: 2, end_time: '19:00', day: 3 }, null)],
    ['moved item “Quiz”: day 1 18:00, Scen → day 0 18:00, Scen', of('item', item, { ...item, day: 0 })],
    ['renamed item “Quiz” → “Quiz”', of('item', item, { ...item, name_en: 'Quizz' })],
    ['cancelled item “Quiz”', of('item', item, { ...item, cancelled: true })],
    ['reinstated item “Quiz”', of('item', { ...item, cancelled: true }, item)],
    ['changed item “Quiz”: age, url, tags', of('item', { ...item, age: 9, url: 'x' }, { ...item, age: 18, tags: [] })],
    ['changed place “Torg”: location', of('place', { name_sv: 'Torg' }, { name_sv: 'Torg', location: 2 })],
    ['added place “Torg”', of('place', null, { name_sv: 'Torg' })],
    ['added news “Nytt” (nytt)', of('news', null, { headline: both('Nytt'), slug: 'nytt' })],
    ['renamed news “Nytt” → “Nyare”', of('news', { headline: both('Nytt') }, { headline: both('Nyare') })],
    ['added news “” ()', of('news', null, {})],
    ['removed notice “Kö”', of('notice', { text: both('Kö') }, null)],
  ])('contains the line: %s', (line, change) => expect(describeChanges([change], places)).toEqual([`  ${line}`]));

  it('lists at most twelve changes of a kind and counts all of them', () => {
    const many = Array.from('abcdefghijklm', name => of('place', null, { name_sv: name }));
    expect(describeChanges(many, places).slice(10)).toEqual(['  added place “k”', '  added place “l”', '  added place: 1 more']);
    expect(describeChanges(many.slice(0, 12), places)).toHaveLength(12);
    const news = ['a', 'b'].map(name => of('news', null, { headline: both(name) }));
    const moved = of('place', { name_sv: 'd' }, { name_sv: 'e', at: { x: 1, y: 2 } });
    expect(summarise([...many.slice(0, 3), moved, ...news, of('item', null, null)])).toBe(
      '2 news added, 3 places added, 1 place renamed, 1 place changed',
    );
  });
});

describe('reverting a revision', () => {
  it('swaps the states before and after, and lists entries that have changed since', () => {
    const [a, b] = [{ name_sv: 'a' }, { name_sv: 'b' }];
    const current = { news: new Map(), place: new Map([['1', { ...b }]]), item: new Map([['3', a]]), notice: new Map() };
    const changes: Change[] = [
      { kind: 'place', id: '1', before: a, after: b },
      { kind: 'place', id: '2', before: a, after: null },
      { kind: 'item', id: '3', before: null, after: b },
    ];
    expect(planUndo({ changes }, current)).toEqual({
      changes: [
        { kind: 'place', id: '1', before: b, after: a },
        { kind: 'place', id: '2', before: null, after: a },
        { kind: 'item', id: '3', before: b, after: null },
      ],
      later: [changes[2]],
    });
  });
});

describe('tickets.csv', () => {
  const header = 'reference,postal,start,end,name,timestamp';
  it.each([
    ['reference,postal', 't.csv:1: columns missing in the header: start, end, timestamp'],
    ['', 't.csv:1: columns missing in the header: reference, postal, start, end, timestamp'],
    [`\n\n${header},phone\n`, 't.csv:3: the header has unknown columns: phone'],
    [`${header},phone\n`, 't.csv:1: the header has unknown columns: phone'],
    [`${header}\nA,1,1,1,N`, 't.csv:2: has 5 values, the header has 6'],
    [`${header}\n\nA,1,0,1,N,2024-12-13`, 't.csv:3 start: must be a whole number from 1 to 999999999'],
    [`${header}\nA,1,1,1001,N,2024-12-13`, 't.csv:2 end: a range has at most 1000 tickets'],
    [`${header}\nA,1,1,1,"N\nN",2024-12-13\nB,1,2,2,"N,2024-12-13`, 't.csv:4:9: a quote is never closed'],
    [`${header}\nA,1,1,5,N,2024-12-13\nB,1,5,6,N,2024-12-13`, 't.csv:3 start: overlaps the range of line 2'],
    [`${header}\nA,1,1,1,N,2024-12-13\na,2,2,2,N,2024-12-13`, 't.csv:3 postal: differs from an earlier line of the same reference'],
    [`${header}\n ,1,1,1,N,2024-12-13`, 't.csv:2 reference: must not be empty'],
    [`${header}\nA,1,1,1,${'x'.repeat(201)},2024-12-13`, 't.csv:2 name: must have at most 200 characters'],
    [`${header}\nA,1,1,1x,N,2024-12-13`, 't.csv:2 end: must be a whole number from 1 to 999999999'],
    [`${header}\nA,1,1,9,N,2024-12-13\nB,1,2,9,N,2024-12-13\nC,1,5,6,N,2024-12-13`, 't.csv:4 start: overlaps the range of line 2'],
    [`${header}\nA,1,1,2,N,2024-12-13\nB,1,3,9,N,2024-12-13\nC,1,5,6,N,2024-12-13`, 't.csv:4 start: overlaps the range of line 3'],
    [`${header}\nA`, 't.csv:2: has 1 values, the header has 6'],
    [`${header}\r\nA,1,0,1,N,2024-12-13\r\n`, 't.csv:2 start: must be a whole number from 1 to 999999999'],
    [`${header}${'\n'.repeat(11)}"A`, 't.csv:12:1: a quote is never closed'],
    [`${header}\n"A\nA" x,1,1,1,N,2024-12-13`, 't.csv:3:3: text follows a closing quote'],
    [`${header}\nA,1,01,1,N,2024-12-13`, 't.csv:2 start: must be a whole number from 1 to 999999999'],
    [`${header}\nA,1,1,1,N,friday`, 't.csv:2 timestamp: must be an ISO date such as 2025-05-19T08:30:00+02:00'],
  ])('is rejected with file, line and reason of the mistake in case %#', (source, problem) => {
    expect(messages(parseTickets('t.csv', source, 'Europe/Stockholm').problems)).toContain(problem);
  });

  it('may have columns in any order, no names, adjacent ranges and ranges of maximum length', () => {
    const source = `\uFEFFtimestamp, end,start,postal,reference\n2024-12-13,1000,1,1 a,A\n2024-12-13,1002,1002,1A,a\n2024-12-13,1001,1001,2,${'B'.repeat(200)}\n`;
    const { tickets: read, problems } = parseTickets('t.csv', source, 'Europe/Stockholm');
    expect(problems).toEqual([]);
    expect(read.map(({ reference, postal, start, end, name }) => [reference, postal, start, end, name])).toEqual([
      ['A', '1A', 1, 1000, ''],
      ['A', '1A', 1002, 1002, ''],
      ['B'.repeat(200), '2', 1001, 1001, ''],
    ]);
  });
});

it('parses CSV into the values that were written, whatever they contain', () => {
  const value = fc.string({ unit: fc.constantFrom('a', 'ö', ',', '"', '\n', '\r\n', ' ', '', '\uFEFF') });
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { maxLength: 6 }), fc.constantFrom('\n', '\r\n'), (rows, eol) => {
      const source = rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join(eol);
      expect(parseCsv('t.csv', source).map(record => record.values)).toEqual(rows);
    }),
  );
});

const onlyUnchanged = (unchanged: number) => ({ added: 0, updated: 0, removed: 0, unchanged });

describe('importing', () => {
  it('adds everything once and changes nothing the second time', async () => {
    const db = await memoryDatabase({ news: [], locations: [], items: [], tickets: [] });
    const folder = edition();
    const first = await importContent(db, await readEditionContent(folder, { hasSamples: true, timeZone: 'Europe/Stockholm' }));
    expect(first).toEqual({
      news: { added: 1, updated: 0, removed: 0, unchanged: 0 },
      locations: { added: 1, updated: 0, removed: 0, unchanged: 0 },
      schedule: { added: 2, updated: 0, removed: 0, unchanged: 0 },
      tickets: { added: 2, updated: 0, removed: 0, unchanged: 0 },
    });
    const before = await dump(db);
    const second = await importContent(db, await readEditionContent(folder));
    expect(second).toEqual({ news: onlyUnchanged(1), locations: onlyUnchanged(1), schedule: onlyUnchanged(2), tickets: onlyUnchanged(0) });
    expect(await dump(db)).toEqual(before);
  });

  it('makes the stored news equal to the imported news, whatever was stored before', async () => {
    const item = fc
      .record({
        id: fc.integer({ min: 1, max: 6 }),
        slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        author: fc.constantFrom('x', 'y'),
      })
      .map(({ id, ...more }) => newsItem(id, more));
    const state = fc
      .uniqueArray(item, { selector: one => one.id })
      .filter(items => new Set(items.map(one => one.slug)).size === items.length);
    await fc.assert(
      fc.asyncProperty(state, state, async (from, to) => {
        const db = await memoryDatabase({ ...sample, news: from });
        const report = await importContent(db, { ...sample, news: to });
        const { news: there } = await readContent(db);
        const wanted = to.toSorted((a, b) => b.id - a.id).map(one => [one.id, one.slug, one.author]);
        expect(there.map(one => [one.id, one.slug, one.author])).toEqual(wanted);
        const { added, updated, removed, unchanged } = report.news;
        expect(added + updated + unchanged).toBe(to.length);
        expect(removed + updated + unchanged).toBe(from.length);
        await db.close();
      }),
      { numRuns: 60 },
    );
  });

  it('changes nothing if any part fails', async () => {
    const db = await memoryDatabase();
    const before = await dump(db);
    const clash = { ...sample, news: [newsItem(8)], items: [{ ...sample.items[0]!, location: 9 }] };
    await expect(importContent(db, clash)).rejects.toThrow('there is no place 9 for “Frukost”');
    expect(await dump(db)).toEqual(before);
    await expect(readEditionContent(temporaryFolder({ 'schedule.yaml': 'nonsense' }))).rejects.toThrow(ContentError);
  });

  // LOOKUP-13
  it('updates changed tickets and deletes missing ones', async () => {
    const db = await memoryDatabase();
    const [one, two, three] = sample.tickets;
    const { tickets: counted } = await importContent(db, { tickets: [{ ...one!, end: 11 }, { ...two!, start: 39 }, three!] });
    expect(counted).toEqual({ added: 1, updated: 1, removed: 1, unchanged: 1 });
    const { rows } = await db.client.execute('SELECT range_start, range_end FROM tickets ORDER BY range_start');
    expect(rows.map(({ range_start, range_end }) => [range_start, range_end])).toEqual([
      [10, 11],
      [13, 13],
      [39, 40],
    ]);
  });

  it('counts the changes in a dry run, and makes none', async () => {
    const db = await memoryDatabase();
    const before = await dump(db);
    const { report } = await planImport(db, { ...sample, news: [newsItem(9)] });
    expect(report.news).toEqual({ added: 1, updated: 0, removed: 5, unchanged: 0 });
    expect(await dump(db)).toEqual(before);
  });

  it('fills a database without content from a folder, and leaves one with content unchanged', async () => {
    const db = await memoryDatabase({ news: [], locations: [], items: [], tickets: [] });
    expect(await importIfEmpty(db, edition(), { author: 'Priya', hasSamples: true, timeZone: 'Europe/Stockholm' })).toMatchObject({
      news: { added: 1 },
      schedule: { added: 2 },
      tickets: { added: 2 },
    });
    const before = await dump(db);
    expect(await listRevisions(db, 9)).toMatchObject([{ author: 'Priya', note: editionImport }]);
    expect(await importIfEmpty(db, temporaryFolder({ 'news/two.md': news(2, 'two') }))).toBeUndefined();
    expect(await dump(db)).toEqual(before);
  });

  it('leaves parts without files unchanged', async () => {
    const db = await memoryDatabase();
    const programme = async () => {
      const { places, items } = await readContent(db);
      return { places, items };
    };
    const before = await programme();
    const report = await importContent(db, await readEditionContent(temporaryFolder({ 'news/one.md': news(1, 'one') })));
    const none = onlyUnchanged(0);
    expect(report).toEqual({ news: { ...none, updated: 1, removed: 4 }, locations: none, schedule: none, tickets: none });
    expect(await programme()).toEqual(before);
    expect((await importContent(db, sample)).tickets.unchanged).toBe(3);
  });
});

async function dump(db: Awaited<ReturnType<typeof memoryDatabase>>) {
  const tables = await Promise.all(['entries', 'revisions', 'tickets', 'meta'].map(table => db.client.execute(`SELECT * FROM ${table}`)));
  return tables.map(table => table.rows.map(row => ({ ...row })));
}
