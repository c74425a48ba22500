import { districts } from '@edition/lists/districts.ts';
import { INKS } from '@tand/art';
import { itemPath, type Schedule } from '@tand/festival';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { on, shifted } from '../support/dates.ts';

const { open, siteUrl } = testBrowser(reducedMotion);

const { slug, location } = districts.find(({ color }) => color === 'red')!;
const { items } = (await (await fetch(`${siteUrl}/api/schedule`)).json()) as Schedule;
const { day, start_time } = items.find(one => one.location === location && one.end_time > one.start_time && one.start_time >= '10:00')!;
const during = `now=${shifted(`${on(day)}T${start_time}`, 10)}`;

/** '#e5242a' → 'rgb(229, 36, 42)' */
const computed = (hex: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.each([
  ['the wall', `/sv/schedule?view=grid&day=${day}&${during}`, '[data-component=ScheduleGrid] [data-color=red]'],
  ['the list', `/sv/schedule?view=list&day=${day}&${during}`, '[data-component=ScheduleItem][data-color=red]'],
  ['the strip', `/sv/schedule?view=grid&day=${day}&${during}`, '[data-component=ScheduleStrip] [data-color=red]'],
  ['the filter', `/sv/schedule?view=grid&day=${day}&${during}`, '[data-component=ProgrammeFilters] [data-color=red]'],
  ['the running items', `/sv/schedule?view=grid&day=${day}&${during}`, '[data-component=NowNext] [data-color=red]'],
  ['the screen', `/sv/schedule/screen/${slug}?${during}`, '[data-component=ScheduleScreen] [data-color=red]'],
])("colours a district with the edition's ink in %s", async (_, path, part) => {
  const { page } = await open(path);
  const painted = () =>
    page.locator(part).evaluateAll(places =>
      places
        .flatMap(place => [place, ...place.querySelectorAll('*')])
        .flatMap(element => ['', '::before', '::after'].map(pseudo => getComputedStyle(element, pseudo).background))
        .join('\n'),
    );
  await expect.poll(painted).toContain(computed(INKS.r[1]));
  await page.evaluate(() => document.documentElement.style.setProperty('--ui-ink-r1', '#124578'));
  await expect.poll(painted).toContain(computed('#124578'));
});

test.each([
  ['label', `/img/labels/${slug}.svg`],
  ['drawer', `/img/districts/${slug}-day.svg`],
  ['place on the map', `/img/map/${slug}-day.svg`],
  ['picture in the city on a phone', `/img/city/${slug}-day.svg`],
])("draws a district's %s in the edition's ink", async (_, path) => {
  expect(await (await fetch(siteUrl + path)).text()).toContain(INKS.r[1]);
});

const addressIn = (html: string, pattern: RegExp) => new URL(pattern.exec(html)![1]!, siteUrl).pathname;
const preview = /<meta property="og:image" content="([^"]+)"/;

/** Counts pixels in the district's ink, or almost: the palette of a PNG may change a colour a little. */
async function pixelsInInk(path: string): Promise<number> {
  const picture = Buffer.from(await (await fetch(siteUrl + path)).arrayBuffer());
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const ink = [1, 3, 5].map(at => Number.parseInt(INKS.r[1].slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if (ink.every((value, channel) => Math.abs(value - data[at + channel]!) < 8)) count += 1;
  return count;
}

test("uses the edition's ink on a district's page and in its preview picture", async () => {
  const path = `/sv/universe/districts/${slug}`;
  const { page } = await open(path);
  const colours = await page
    .locator('main [data-band=red]')
    .evaluateAll(bands => bands.map(band => getComputedStyle(band).backgroundColor));
  expect(colours).toContain(computed(INKS.r[1]));
  expect(await pixelsInInk(addressIn(await (await fetch(siteUrl + path)).text(), preview))).toBeGreaterThan(1000);
});

test("uses a district's ink in the header picture and the preview picture of an item", async () => {
  const item = items.find(one => one.location === location && !one.routerLink)!;
  const html = await (await fetch(`${siteUrl}/sv${itemPath(item)}`)).text();
  const scene = addressIn(html, /data-component="ScheduleItemHeader"[\s\S]*?<img[^>]* src="([^"]+)"/);
  expect(await (await fetch(siteUrl + scene)).text()).toContain(INKS.r[1]);
  expect(await pixelsInInk(addressIn(html, preview))).toBeGreaterThan(1000);
});
