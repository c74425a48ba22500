import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { festivalPhase, localToInstant, type Edition } from '@tand/festival';
import { describe, expect, it } from 'vitest';
import { accept, checkEdition, pathOf, readMarks, readSource, routesOf } from '@tand/editions/check';
import { mapLinks } from '@tand/editions/node';
import { otherEditions } from '../../packages/editions/tests/support/editions.ts';
import { editionUrl } from '../../packages/editions/tests/support/folder.ts';
import { makeEdition } from '../../scripts/new-edition/make.ts';
import { reasonFor } from '../../scripts/new-edition/marks.ts';
import { coldBattlepass, daysBetween, festivalFriday, moveText, publishedOn } from '../../scripts/new-edition/move.ts';
import { editionFolder } from '@tand/runtime/build/edition';

it.each([
  [2025, '2025-06-13'],
  [2026, '2026-06-12'],
  [2027, '2027-06-11'],
  [2028, '2028-06-09'],
  [2031, '2031-06-13'],
])('starts the festival of %d on Friday %s', (year, friday) => {
  expect(festivalFriday(year)).toBe(friday);
  expect(new Date(friday).getUTCDay()).toBe(5);
});

it.each([
  ['lan-2025, TÄND 2025', 'lan-2027, TÄND 2027'],
  ["ticketRelease: '2024-12-13T13:37'", "ticketRelease: '2026-12-11T13:37'"],
  ['Fredag 13 juni 2025', 'Fredag 11 juni 2027'],
  ['Friday 13 June, and 12025 or 0.2025', 'Friday 11 June, and 12025 or 0.2025'],
])('moves years and dates: %s becomes %s', (text, moved) => {
  expect(moveText(text, { from: 2025, to: 2027, days: daysBetween('2025-06-13', '2027-06-11') })).toBe(moved);
});

it.each([
  ['Sista dag är söndag 8 juni.', 'names a date'],
  ['Priset är 1 195 kr.', 'names a price'],
  ['Winners take SEK 5,000 home', 'names a price'],
  ['Förra årets segrare', 'speaks of this year or the last'],
  ['Göran lagar maten', 'names a person'],
  ['En älg på locket, sa hon', 'has the tagline of the year before'],
  ['Fyra dygn, 412 lampor', undefined],
])('returns the reason, if any, to review %s: %s', (text, why) =>
  expect(reasonFor(text, { people: ['Göran'], taglines: ['En älg på locket'], hasOtherWeekdays: false })).toBe(why),
);

it.each([
  ['På lördagen spelas finalen', 'names a weekday'],
  ['Doors open on Thursdays', 'names a weekday'],
  ['Alla dagar', undefined],
])('returns the reason, if any, to review %s when the weekdays change: %s', (text, why) =>
  expect(reasonFor(text, { people: [], taglines: [], hasOtherWeekdays: true })).toBe(why),
);

it('resets a level of the battle pass to not reached, without the number sold', () => {
  const level = {
    level: 1,
    amount: 100,
    icon: 'x',
    description: [
      { sv: 'a', en: 'a' },
      { sv: 'b', en: 'b' },
    ] as const,
  };
  expect(coldBattlepass([{ ...level, enabled: true, sold: 103 }])).toEqual([{ ...level, enabled: false }]);
});

it.each([
  ['publishedDate: "2024-12-16T10:15:00+01:00"\nupdatedDate: "2025-01-02"\n', 'publishedDate: "2025-06-17T10:15"\n'],
  ['publishedDate: 2024-12-16\n', 'publishedDate: 2025-06-17T09:00\n'],
])('sets the day in %s, and drops offset and updatedDate', (text, published) => expect(publishedOn(text, '2025-06-17')).toBe(published));

const gnista = {
  name: 'GNISTA',
  timeZone: 'Europe/Helsinki',
  currency: 'EUR',
  languages: ['sv', 'en', 'fi'],
  siteUrl: 'https://www.gnista.example',
  venue: { name: 'Messukeskus', city: 'Helsinki', address: 'Messuaukio 1, 00520 Helsinki' },
};

describe('a new edition', () => {
  const year = 2031;

  it('has no problem but marks for review, and none once these are accepted', async () => {
    const folder = join(otherEditions(), String(year));
    const start = festivalFriday(year);
    const made = await makeEdition({ from: editionFolder, to: folder, year, start });
    const found = await checkEdition(folder);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['review']));
    expect(found.length).toBeGreaterThan(100);
    for (const { file, line } of found) expect([file, line > 0]).toEqual([file, true]);

    const { edition } = (await import(pathToFileURL(join(folder, 'edition.ts')).href)) as { edition: Edition };
    expect(edition.year).toBe(year);
    const { edition: before } = (await import(pathToFileURL(join(editionFolder, 'edition.ts')).href)) as { edition: Edition };
    expect(edition.archives).toEqual([...(before.archives ?? []), before.year]);
    expect(edition.dates.days.map(({ date }) => date)).toEqual([13, 14, 15, 16].map(date => `${year}-06-${date}`));
    const phaseAt = (local: string) => festivalPhase(edition, new Date(localToInstant(local, edition.timeZone)));
    expect(phaseAt(`${year - 1}-11-01T12:00`)).toBe('before-sale');
    expect(phaseAt(`${year}-03-01T12:00`)).toBe('on-sale');
    expect(phaseAt(`${year}-06-14T12:00`)).toBe('during');

    expect(readFileSync(join(folder, 'tickets.sample.csv'), 'utf8').trim().split('\n')).toHaveLength(1);
    const news = readdirSync(join(folder, 'news')).filter(file => file.endsWith('.md'));
    expect(news.length).toBeLessThan(readdirSync(fileURLToPath(new URL('news/', editionUrl))).length);
    expect(accept(folder, [])).toBe(made.marks);
    expect(await checkEdition(folder)).toEqual([]);
  });

  it('can begin on another weekday, names it, and marks texts that name a weekday', async () => {
    const folder = join(otherEditions(), String(year));
    await makeEdition({ from: editionFolder, to: folder, year, start: `${year}-06-05` });
    const text = readFileSync(join(folder, 'edition.ts'), 'utf8');
    expect(text).toContain(`{ date: '${year}-06-05', name: { sv: 'Torsdag', en: 'Thursday' } }`);
    expect(text).toContain(`doorsOpen: '${year}-06-05T10:00'`);
    const reasons = new Set(readMarks(folder).flatMap(({ why }) => why.split(', ')));
    expect(reasons.has('names a weekday')).toBe(true);
  });

  it('has published news even if it is made before the previous festival', async () => {
    const folder = join(otherEditions(), String(year));
    await makeEdition({ from: editionFolder, to: folder, year, start: festivalFriday(year), now: new Date('2020-05-04T12:00Z') });
    const news = readdirSync(join(folder, 'news')).filter(file => file.endsWith('.md'));
    for (const file of news) expect(readFileSync(join(folder, 'news', file), 'utf8')).toMatch(/^publishedDate: "?2020-05-03T/m);
  });

  // LANG-1, FEST-17
  it('uses the given name, place, days, languages and currency; omits parts and links to them', async () => {
    const folder = join(otherEditions(), '2029');
    const { lists } = await readSource(editionFolder);
    const [first, second, ...districts] = lists.districts!.map(({ slug }) => slug);
    const { siteUrl: _, ...own } = gnista;
    const venue = { ...gnista.venue, country: 'FI', url: 'https://www.messukeskus.com', lat: 60.2024, lon: 24.9369 };
    await makeEdition({
      from: editionFolder,
      to: folder,
      year: 2029,
      start: '2029-08-11',
      days: 2,
      domain: 'gnista.example',
      own: { ...own, venue },
      without: ['battlepass', 'cosplay', 'creators', 'camping', first!, second!],
    });
    const made = await readSource(folder);
    const { edition } = made;
    expect(edition).toMatchObject({ ...gnista, venue, links: { ...mapLinks(venue), crewForm: 'https://forms.gnista.example/crew-2029' } });
    expect(made.facts['mailSupport']).toEqual({ type: 'mail', address: 'support@gnista.example' });
    expect(edition.dates).toMatchObject({
      days: [
        { date: '2029-08-11', name: { sv: 'Lördag', en: 'Saturday', fi: 'Lauantai' } },
        { date: '2029-08-12', name: { sv: 'Söndag', en: 'Sunday', fi: 'Sunnuntai' } },
      ],
      doorsClose: '2029-08-12T15:00',
    });
    expect(Object.keys(edition.tickets.productGroups)).not.toContain('camping');
    expect(made.lists.districts!.map(({ slug }) => slug)).toEqual(districts);
    expect([made.lists.battlepass, made.lists.cosplayGuests, made.lists.creators]).toEqual([[], [], []]);
    expect(made.lists.accommodation!.map(({ slug }) => slug)).not.toContain('camping');
    const { hall } = made.lists;
    for (const side of ['left', 'right'] as const) expect(hall!.walk[side]).toHaveLength(hall![side].length);
    const gone = /battlepass|cosplay|creators|camping/;
    const routes = [...routesOf(made.lists, made.copy.sv, [])];
    expect(routes.filter(route => gone.test(route) || route.endsWith(`/${first}`))).toEqual([]);
    const { answers, menu, footer } = made.lists;
    const links = [...answers!.map(({ href }) => href), ...[...menu!, ...footer!].flatMap(block => block.links.map(({ path }) => path))];
    expect(links.filter(link => !routes.includes(pathOf(link)) && !/^\/(?:search|news)/.test(link))).toEqual([]);
    const { items } = made.schedule.data;
    expect(items.length).toBeGreaterThan(10);
    expect(items.filter(({ day, kind }) => day > 1 || gone.test(kind ?? ''))).toEqual([]);
    // Only problems that people must solve remain, such as marked texts and texts that name what was left out.
    const rules = new Set((await checkEdition(folder)).map(({ rule }) => rule));
    expect([...rules].toSorted()).toEqual(['leftOut', 'links', 'names', 'review', 'times', 'totals']);
  });

  it.each([
    [{ without: ['roller-disco'] }, '--without takes battlepass, cosplay'],
    [{ own: { currency: 'euro' } }, 'The edition would be invalid: currency'],
    [{ own: { timeZone: 'Europe/Nowhere' } }, 'The edition would be invalid: timeZone'],
    [{ own: { languages: ['sv', 'fi'] } }, 'The edition would be invalid: languages'],
  ])('is not made with %o, and leaves nothing behind', async (wrong, message) => {
    const folder = join(otherEditions(), '2029');
    await expect(makeEdition({ from: editionFolder, to: folder, year: 2029, start: '2029-08-11', ...wrong })).rejects.toThrow(message);
    expect(existsSync(folder)).toBe(false);
  });

  it('does not overwrite an existing edition', async () => {
    await expect(makeEdition({ from: editionFolder, to: editionFolder, year, start: `${year}-06-13` })).rejects.toThrow('exists already');
  });
});
