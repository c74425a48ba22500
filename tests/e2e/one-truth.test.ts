import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePicks, lineMarks } from '@tand/festival';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { startEditable, type EditableSite } from '../support/content.ts';
import { copy, edition, languages, parse } from '../support/site.ts';
import { bigProgramme } from '../support/big-programme.ts';
import { placesInSight } from '../support/in-sight.ts';
import { on } from '../support/dates.ts';

interface Item {
  id: string;
  day: number;
  location: number;
  start_time: string;
  end_time: string;
  name_sv: string;
  name_en: string;
}

const { open } = testBrowser(reducedMotion);
let site: EditableSite;
let moved: Item, cancelled: Item, removed: Item, renamed: Item;
/** Paths of items by id, without the language. */
const paths = new Map<string, string>();
const earlier = new Map<string, string>();
const get = (path: string) => fetch(site.server.url + path, { redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

function edit(yaml: string, { id }: Item, change: (lines: string) => string): string {
  const [whole = ''] = new RegExp(`  - id: '?${id}'?\\n(?:    .*\\n)*`).exec(yaml) ?? [];
  return yaml.replace(whole, () => change(whole));
}
const field = (name: string, value: string) => (lines: string) =>
  lines.replace(new RegExp(`^    ${name}: .*$`, 'm'), () => `    ${name}: ${value}`);

const article = `---
id: 9001
slug: bastun-ar-varm
author: Priya Nordahl
topic: mat
image: /img/news/pack-list.svg
sv: { headline: Bastun är varm, preamble: Handduk finns. }
en: { headline: The sauna is hot, preamble: Towels are there. }
publishedDate: '${new Date(Date.now() - 3_600_000).toISOString()}'
---

<!-- sv -->

Den står bakom Stora scenen.

<!-- en -->

It stands behind the Main Stage.
`;

beforeAll(async () => {
  site = await startEditable();
  const { items } = (await (await get('/api/schedule')).json()) as { items: Item[] };
  const names = items.map(({ name_sv }) => name_sv);
  const alone = items.filter(
    ({ day, name_sv, end_time, start_time }) =>
      day === 1 && start_time > '10' && end_time && names.filter(name => name.includes(name_sv)).length === 1,
  );
  [moved, cancelled, removed, renamed] = alone as [Item, Item, Item, Item];
  const sitemap = await read('/sitemap.xml');
  for (const { id } of alone.slice(0, 4)) paths.set(id, new RegExp(`/sv(/schedule/[^<]*-${id})<`).exec(sitemap)![1]!);
  earlier.set('/sitemap.xml', sitemap);
  for (const lang of languages)
    for (const path of ['/home', '/news', '/schedule', ...paths.values(), '/news/rss.xml', '/schedule.ics'])
      earlier.set(`/${lang}${path}`, await read(`/${lang}${path}`));
});
afterAll(() => site.stop());

/** Runs in a page: whether an item's name is visible, and struck through in every title. */
function isStruck(name: string): boolean {
  const titles = [...document.querySelectorAll('main :is(h1, [data-part=title])')].filter(
    one => one.checkVisibility() && one.textContent.replaceAll('\u00AD', '').includes(name),
  );
  return (
    titles.length > 0 &&
    titles.every(one => [one, ...one.querySelectorAll('s')].some(part => getComputedStyle(part).textDecorationLine === 'line-through'))
  );
}

async function change() {
  const file = join(site.folder, 'edition/schedule.yaml');
  let yaml = await readFile(file, 'utf8');
  yaml = edit(yaml, moved, lines => field('start_time', "'21:05'")(field('end_time', "'21:50'")(lines)));
  yaml = edit(yaml, cancelled, lines => `${lines}    cancelled: true\n`);
  yaml = edit(yaml, removed, () => '');
  yaml = edit(yaml, renamed, field('name_sv', 'Rättstavat namn'));
  await writeFile(file, yaml);
  await writeFile(join(site.folder, 'edition/news/bastun-ar-varm.md'), article);
  return site.content('import', '--yes');
}

// SCHED-15, ROUTE-15
describe('an article and changes of items, imported by one command', () => {
  test('are shown on an open page, and reported by the command', async () => {
    const { page } = await open(`${site.server.url}/sv/schedule?now=${on(-1)}T12:00&day=1&view=list`);
    await page.getByText(cancelled.name_sv).first().waitFor();
    const { item, changes } = await copy('sv', 'schedule');
    for (const { name_sv } of [moved, cancelled])
      await page
        .getByRole('button', { name: item.favourite.replace('{{title}}', name_sv) })
        .first()
        .click();
    const seen = () => page.evaluate(year => localStorage.getItem(`tand:seen:${year}`), edition.year);
    for (const { id } of [moved, cancelled]) await expect.poll(seen).toContain(id);
    await page.reload();
    const others = await Promise.all(
      ['/sv/schedule?day=1&view=grid', '/sv/schedule?day=1&view=mine', `/sv${paths.get(cancelled.id)}`].map(async path => {
        const other = await page.context().newPage();
        await other.goto(site.server.url + path);
        expect(await other.evaluate(isStruck, cancelled.name_sv), path).toBe(false);
        return other;
      }),
    );
    const said = await change();
    for (const other of others) {
      await other.bringToFront();
      await other.waitForFunction(isStruck, cancelled.name_sv);
      await other.close();
    }
    for (const { name_sv } of [moved, cancelled, removed, renamed]) expect(said).toContain(name_sv);
    const row = page.locator('[data-part=day] [data-part=item]', { hasText: item.cancelled }).first();
    await expect.poll(async () => (await row.textContent())?.replaceAll(lineMarks, '')).toContain(cancelled.name_sv);
    await expect
      .poll(() => row.locator('[data-part=title]').evaluate(title => getComputedStyle(title).textDecorationLine))
      .toBe('line-through');
    await expect.poll(async () => (await page.locator('main').textContent())?.replaceAll(lineMarks, '')).toContain('Rättstavat namn');
    await expect.poll(() => page.getByText(removed.name_sv).count()).toBe(0);
    // SCHED-45: a full load shows which picks changed, with the old and the new time.
    await page.reload();
    const panel = page.getByRole('main').locator('[data-component=ProgrammeChanges]', { hasText: changes.headline });
    const line = changes.moved
      .replace('{{title}}', moved.name_sv)
      .replace('{{from}}', `${moved.start_time}–${moved.end_time}`.replaceAll(':', '.'))
      .replace('{{to}}', '21.05–21.50');
    await expect
      .poll(async () => (await panel.innerText()).split('\n'))
      .toEqual(expect.arrayContaining([line, changes.cancelled.replace('{{title}}', cancelled.name_sv)]));
    for (const [path, text] of earlier) await expect.poll(() => read(path), { message: path }).not.toBe(text);
  });

  test.each(languages)('are on the pages in %s, with their structured data', async lang => {
    for (const path of ['home', 'news', 'news/topic/mat'])
      expect((await read(`/${lang}/${path}`)).includes('/news/bastun-ar-varm'), path).toBe(true);
    expect((await get(`/${lang}/news/bastun-ar-varm`)).status).toBe(200);
    // The build has no picture for the new article.
    expect((await get(`/img/og/news-bastun-ar-varm-${lang}.png`)).headers.get('location')).toBe(`/img/og/news-${lang}.png`);
    const list = parse(await read(`/${lang}/schedule`))
      .querySelector('main')!
      .textContent.replaceAll(lineMarks, '');
    expect(list.includes(lang === 'sv' ? removed.name_sv : removed.name_en)).toBe(false);
    expect(list.includes('Rättstavat namn')).toBe(lang === 'sv');
    const own = async ({ id }: Item) => {
      const page = parse(await read(`/${lang}${paths.get(id)}`));
      return { text: page.querySelector('main')!.textContent, data: page.querySelector('script[type="application/ld+json"]')!.textContent };
    };
    expect((await own(moved)).text).toContain(lang === 'sv' ? '21.05' : '21:05');
    const off = await own(cancelled);
    expect(off.data).toContain('EventCancelled');
    expect(off.text).toContain((await copy(lang, 'schedule')).item.cancelled);
    const gone = await get(`/${lang}${paths.get(removed.id)}`);
    expect(gone.status).toBe(410);
    expect(await gone.clone().text()).not.toContain('"Event"');
    const words = parse(await gone.text()).querySelector('main')!;
    expect(words.querySelector('h1')!.textContent).toContain(lang === 'sv' ? removed.name_sv : removed.name_en);
    expect(words.textContent).toContain(lang === 'sv' ? removed.start_time.replace(':', '.') : removed.start_time);
    expect(words.querySelector(`a[href^="/${lang}/schedule?day=${removed.day}"]`)).not.toBeNull();
    const old = await get(`/${lang}${paths.get(renamed.id)}`);
    expect([old.status, old.headers.get('location')]).toEqual([301, `/${lang}/schedule/rattstavat-namn-${renamed.id}`]);
  });

  test('are in site map, feeds, search and open data', async () => {
    const sitemap = await read('/sitemap.xml');
    expect(sitemap.includes('/news/bastun-ar-varm')).toBe(true);
    expect(sitemap.includes(`/schedule/rattstavat-namn-${renamed.id}`)).toBe(true);
    expect(sitemap.includes(removed.id)).toBe(false);
    for (const lang of languages) {
      for (const feed of ['rss.xml', 'atom.xml', 'feed.json'])
        expect((await read(`/${lang}/news/${feed}`)).includes('bastun-ar-varm')).toBe(true);
      const found = await read(`/search/${lang}.json`);
      expect(found.includes('bastun-ar-varm')).toBe(true);
      expect(found.includes(removed.id)).toBe(false);
    }
    for (const path of ['/schedule.xml', '/schedule.json']) {
      const text = await read(path);
      expect(text.includes('Rättstavat namn'), path).toBe(true);
      expect(text.includes(removed.name_sv), path).toBe(false);
      expect(text.includes('cancelled'), path).toBe(true);
      expect((await get(path)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('are in the calendars, as the same events with a higher sequence number', async () => {
    for (const lang of languages) {
      const events = (
        ICAL.parse(await read(`/${lang}/schedule.ics`)) as [string, unknown, [string, [string, unknown, string, unknown][]][]]
      )[2];
      const of = ({ id }: Item) => {
        const event = events.find(
          ([name, fields]) => name === 'vevent' && fields.some(([key, , , value]) => key === 'uid' && String(value).startsWith(`${id}-`)),
        );
        return event && Object.fromEntries(event[1].map(([key, , , value]) => [key, value]));
      };
      expect(of(moved)).toMatchObject({ sequence: 1, status: 'CONFIRMED', dtstart: `${on(1)}T21:05:00` });
      expect(of(cancelled)).toMatchObject({ sequence: 1, status: 'CANCELLED' });
      // Calendars that subscribe to the item must see its cancellation.
      expect(of(removed)).toMatchObject({ sequence: 1, status: 'CANCELLED' });
      expect(await read(`/${lang}${paths.get(removed.id)}.ics`)).toContain('STATUS:CANCELLED');
    }
  });

  test('are in the API, with their revision', async () => {
    const answer = await get('/api/schedule');
    const { items } = (await answer.json()) as { items: (Item & { cancelled?: boolean })[] };
    expect(items.find(({ id }) => id === moved.id)).toMatchObject({ start_time: '21:05' });
    expect(items.find(({ id }) => id === cancelled.id)).toMatchObject({ cancelled: true });
    expect(items.some(({ id }) => id === removed.id)).toBe(false);
    expect(answer.headers.get('content-revision')).toMatch(/^2 \d+ \w+$/);
    expect((await get('/api/news/bastun-ar-varm')).status).toBe(200);
  });

  test('are undone, and are listed in the history', async () => {
    await site.content('undo', '--yes');
    await expect.poll(async () => (await get(`/sv${paths.get(removed.id)}`)).status).toBe(200);
    const gone = await get('/sv/news/bastun-ar-varm');
    expect([gone.status, (await gone.text()).includes('Bastun är varm')]).toEqual([410, true]);
    await expect.poll(async () => (await read('/sitemap.xml')).includes('bastun-ar-varm')).toBe(false);
    const { page } = await open(`${site.server.url}/sv/news/bastun-ar-varm`);
    await page.getByText('Bastun är varm').waitFor();
    expect(await site.content('history')).toMatch(/3[\s\S]*2[\s\S]*1/);
  });
});

// SCHED-50, SCHED-46, SCHED-17, SCHED-53
test('imports 800 items in 80 places by one command, for pages, API, open data and calendars', async () => {
  await writeFile(join(site.folder, 'convention.xml'), bigProgramme());
  expect(await site.content('schedule', 'import', 'convention.xml', '--yes')).toContain('schedule 800 added');
  const path = '/schedule/dragons-721-friends-00000000-0000-4000-8000-000000000721';
  await expect.poll(async () => (await get(`/sv${path}`)).status).toBe(200);
  const page = parse(await read(`/en${path}`)).querySelector('main')!.textContent;
  expect([page.includes('Host 121'), page.includes('Room 1')]).toEqual([true, true]);
  const { items, locations } = (await (await get('/api/schedule')).json()) as { items: Item[]; locations: unknown[] };
  expect([items.length, locations.length]).toEqual([800, 80]);
  await expect.poll(async () => (await read('/en/schedule')).includes('Dragons 721')).toBe(true);
  await expect.poll(async () => (await read('/schedule.xml')).split('<event ').length).toBe(801);
  const own = encodePicks(new Set(items.slice(0, 3).map(({ id }) => id)), items);
  for (const calendar of ['place/room-80', 'kind/esport', `picks/${own}`])
    expect((await read(`/sv/schedule/${calendar}.ics`)).includes('STATUS:CONFIRMED'), calendar).toBe(true);
  for (const view of ['list', 'grid'])
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const opened = await open(`${site.server.url}/sv/schedule?now=${on(1)}T15:00&view=${view}`, { viewport });
      await expect.poll(() => placesInSight(opened.page), { message: `${view} at ${viewport.width}` }).toBeGreaterThanOrEqual(4);
      if (view === 'list' || viewport.width < 1000) continue;
      // Enter leads from the row of a place far to the right to its running item.
      await opened.page
        .getByRole('row')
        .filter({ has: opened.page.getByRole('rowheader', { name: 'Room 76' }) })
        .getByRole('gridcell')
        .focus();
      await opened.page.keyboard.press('Enter');
      const item = opened.page.locator('[data-part=day] [data-part=item]:focus-within');
      await expect.poll(() => item.getByRole('link').first().getAttribute('aria-label')).toContain('Room 76');
    }
});
