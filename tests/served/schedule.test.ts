// Built first: @tand/site
import { expect, test } from 'vitest';
import { addresses, page, request } from '../support/app.ts';
import { edition, languages, programmeItem } from '../support/site.ts';

// SCHED-36
test.each(languages)('has a page in %s for every item, linked from the schedule', async lang => {
  const { items } = (await (await request('/api/schedule')).json()) as { items: unknown[] };
  const paths = (await addresses(lang)).filter(path => programmeItem.test(path));
  expect(paths).toHaveLength(items.length);
  const schedule = await page(`/${lang}/schedule`);
  const linked = new Set([...schedule.querySelectorAll('[data-part="items"] a')].map(link => link.getAttribute('href')));
  expect(paths.filter(path => !linked.has(path))).toEqual([]);
});

test('serves an item with title, description, structured data and breadcrumbs', async () => {
  // Takes the shortest address, because a long title leaves out the festival.
  const path = (await addresses('sv')).filter(one => programmeItem.test(one)).toSorted((a, b) => a.length - b.length)[0]!;
  const item = await page(path);
  const name = item.querySelector('h1')!.textContent;
  expect(item.title).toMatch(new RegExp(`^.+, .+ \\d\\d\\.\\d\\d \\| ${edition.name} ${edition.year}$`));
  expect(item.querySelector('meta[name=description]')?.getAttribute('content')).toContain(name);
  const graph = JSON.parse(item.querySelector('script[type="application/ld+json"]')!.textContent)['@graph'] as Record<string, any>[];
  const event = graph.find(node => node['@type'] === 'Event')!;
  expect(event).toMatchObject({ name, url: edition.siteUrl + path });
  expect(item.querySelector('main time')?.getAttribute('datetime')).toBe(event['startDate']);
  expect(graph.find(node => node['@type'] === 'BreadcrumbList')!['itemListElement']).toHaveLength(3);
  expect(item.querySelectorAll('nav[data-component=Breadcrumbs] li')).toHaveLength(3);
});

// SCHED-23
test('shows the day and the view that the address names', async () => {
  const schedule = await page('/sv/schedule?view=list&day=1');
  expect(schedule.querySelector('[data-part=days] > [data-part=day] > [data-day]')?.getAttribute('data-day')).toBe('1');
  expect(schedule.querySelector('button[data-view=list]')?.getAttribute('aria-pressed')).toBe('true');
  const days = [...schedule.querySelectorAll('[data-component=DayPicker] li a')];
  expect(days.findIndex(day => day.getAttribute('aria-current') === 'true')).toBe(1);
});

// SCHED-42, SCHED-46
test.each(languages)('links the programme’s files with their types in the head of the schedule in %s', async lang => {
  const links = [...(await page(`/${lang}/schedule`)).head.querySelectorAll('link[rel=alternate][type]')].filter(link =>
    link.getAttribute('href')!.includes('/schedule.'),
  );
  expect(links.map(link => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['text/calendar', `/${lang}/schedule.ics`],
    ['application/vnd.c3voc.schedule+xml', '/schedule.xml'],
    ['application/json', '/schedule.json'],
  ]);
  const types = await Promise.all(links.map(async link => (await request(link.getAttribute('href')!)).headers.get('content-type')));
  expect(types).toEqual(['text/calendar; charset=utf-8', 'application/xml; charset=utf-8', 'application/json; charset=utf-8']);
  const calendar = await (await request(`/${lang}/schedule.ics`)).text();
  expect(calendar).toContain(`PRODID:-//${edition.name}//Programme ${edition.year}//${lang.toUpperCase()}\r\n`);
});
