import { districts } from '@edition/lists/districts.ts';
import { INKS } from '@tand/art';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';

const { open, siteUrl } = testBrowser(reducedMotion);

const { slug } = districts.find(({ color }) => color === 'red')!;
const during = `now=${on(1)}T15:10`;

/** '#e5242a' as 'rgb(229, 36, 42)'. */
const computed = (hex: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.each([
  ['the wall', `/sv/schedule?view=grid&day=1&${during}`, '[data-component=ScheduleGrid] [data-color=red]'],
  ['the list', `/sv/schedule?view=list&day=1&${during}`, '[data-component=ScheduleItem][data-color=red]'],
  ['the strip', `/sv/schedule?view=grid&day=1&${during}`, '[data-component=ScheduleStrip] [data-color=red]'],
  ['the filter', `/sv/schedule?view=grid&day=1&${during}`, '[data-component=ProgrammeFilters] [data-color=red]'],
  ['the items that run', `/sv/schedule?view=grid&day=1&${during}`, '[data-component=NowNext] [data-color=red]'],
  ['the screen', `/sv/schedule/screen/${slug}?${during}`, '[data-component=ScheduleScreen] [data-color=red]'],
])("colours a district by the edition's ink in %s", async (_, path, part) => {
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
  ['step of the city on a phone', `/img/city/${slug}-day.svg`],
])("draws a district in the edition's ink on its %s", async (_, path) => {
  expect(await (await fetch(siteUrl + path)).text()).toContain(INKS.r[1]);
});
