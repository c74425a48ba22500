import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, islandReady, reducedMotion, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';
import { placesInSight } from '../support/in-sight.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const heading = (page: Page) => page.locator('[data-component=Schedule] [data-part=heading]:visible');
const shownItems = (page: Page) => page.locator('[data-component=ScheduleItem]:visible');
const chosen = (page: Page) => page.getByRole('group', { name: /^(Plats|Place)$/ }).getByRole('button', { pressed: true });
const drawer = (page: Page) => page.locator('[data-component=ProgrammeFilters] summary');
const query = (page: Page) => new URL(page.url()).searchParams;

async function ready(path = '/sv/schedule', options = {}) {
  const opened = await open(path, options);
  return { ...opened, words: await copy(path.slice(1, 3) as 'sv', 'schedule') };
}

// SCHED-18
test('steps through all days and back to the first, each with its own address', async () => {
  const { page, words, problems } = await ready('/en/schedule');
  const days = edition.dates.days.map(({ name }) => name.en);
  await expect.poll(() => heading(page).allTextContents()).toEqual([expect.stringContaining(days[0]!.split(' ')[0]!)]);
  const group = page.getByRole('group', { name: words.controls.day, exact: true });
  for (const [step, day] of [...days.keys()].slice(1).concat(0).entries()) {
    await group.getByRole('link', { name: words.controls.nextDay }).click();
    await expect
      .poll(() => heading(page).allTextContents(), { message: `step ${step}` })
      .toEqual([expect.stringContaining(days[day]!.split(' ')[0]!)]);
    await expect.poll(() => query(page).get('day')).toBe(String(day));
  }
  await group.getByRole('link', { name: words.controls.previousDay }).click();
  await expect.poll(() => query(page).get('day')).toBe(String(days.length - 1));
  await expect.poll(() => heading(page).allTextContents()).toEqual([expect.stringContaining(days.at(-1)!.split(' ')[0]!)]);
  expect(problems).toEqual([]);
});

test.each([320, 390, 1440])('shows the heading of the schedule in the largest type at %i px, and an item in view', async width => {
  const { page, words } = await ready('/sv/schedule?view=list', { viewport: { width, height: 844 } });
  const title = page.getByRole('heading', { level: 1, name: words.headline, exact: true });
  const isLargest = () =>
    page.locator('main :is(h1, h2, h3, h4)').evaluateAll(all => {
      const [own = 0, ...others] = all.map(one => Number.parseFloat(getComputedStyle(one).fontSize));
      return own > Math.max(...others);
    });
  // Polled, as the layout changes until the fonts have arrived.
  await expect.poll(isLargest).toBe(true);
  await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(60);
  const first = async () => (await shownItems(page).first().boundingBox()) ?? { y: Infinity, height: 0 };
  await expect.poll(async () => (await first()).y + (await first()).height).toBeLessThanOrEqual(844);
});

// SCHED-19, SCHED-48
test('steps to the next and the previous place, and shows the items of chosen places', async () => {
  const { page, words } = await ready('/sv/schedule?view=list');
  await drawer(page).click();
  const next = page.getByRole('button', { name: words.controls.nextPlace });
  await next.click();
  await expect.poll(() => chosen(page).allTextContents()).toEqual(['Stora scenen']);
  await expect.poll(() => query(page).get('place')).toBe('1');
  await page.getByRole('group', { name: words.controls.place }).getByRole('button', { name: 'Tokyo Town' }).click();
  await expect.poll(() => query(page).get('place')).toBe('1.2');
  await expect
    .poll(() =>
      shownItems(page)
        .locator('[data-part=place]')
        .allTextContents()
        .then(names => new Set(names)),
    )
    .toEqual(new Set(['Stora scenen', 'Tokyo Town']));
  await page.getByRole('button', { name: words.controls.previousPlace }).click();
  await expect.poll(() => chosen(page).count()).toBe(1);
});

// SCHED-22
test('states for each day how many items are shown', async () => {
  const { page, words } = await ready('/sv/schedule?view=list&day=3');
  const status = page.locator('[data-component=Schedule] output').first();
  for (let day = 0; day < 4; day++) {
    await page.getByRole('link', { name: words.controls.nextDay }).click();
    await expect.poll(() => page.locator('[data-component=ScheduleGrid]:visible').getAttribute('data-day')).toBe(String(day));
    // Items outside the viewport render later than visible ones.
    const isTrue = async () => {
      const shown = await page.getByRole('button', { name: /^Spara: / }).count();
      return shown > 0 && (await status.textContent()) === `${shown} ${shown === 1 ? 'punkt' : 'punkter'} visas`;
    };
    await expect.poll(isTrue).toBe(true);
  }
});

// SCHED-23
test('shows the day, place and view that the address names, in both languages', async () => {
  const { page } = await ready('/sv/schedule?day=1&place=2&view=list');
  const shown = async () => ({
    place: query(page).get('place'),
    day: await page.locator('[data-component=ScheduleGrid]:visible').getAttribute('data-day'),
    list: await page.getByRole('button', { name: /^(Lista|List)$/ }).getAttribute('aria-pressed'),
    items: await page.getByRole('button', { name: /^(Spara|Save): / }).count(),
  });
  await islandReady(page, 'programme');
  await expect.poll(shown).toMatchObject({ day: '1', list: 'true', place: '2' });
  const here = await shown();
  await page.goto('/en/schedule?day=1&place=2&view=list');
  await islandReady(page, 'programme');
  await expect.poll(shown).toEqual(here);
});

test('shows the programme when address and stored picks are invalid', async () => {
  const picks = [`tand:picks:${edition.year}`, '[1,null,"gone"]'];
  const { page, problems } = await ready('/sv/schedule?day=9&place=99999&view=cube&kind=x', {
    before: (page: Page) => page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), picks),
  });
  await islandReady(page, 'programme');
  await heading(page).first().waitFor();
  await shownItems(page).first().waitFor();
  expect(problems).toEqual([]);
});

// SCHED-23
test('applies a filter to another day too, and undoes each choice on Back', async () => {
  const { page, words } = await ready();
  await page.getByRole('group', { name: words.filters.kinds }).first().getByRole('button', { name: words.kinds.music }).click();
  await expect.poll(() => query(page).get('kind')).toBe('music');
  await page.getByRole('link', { name: words.controls.nextDay }).click();
  await expect.poll(() => query(page).get('day')).toBe('1');
  await expect.poll(() => query(page).get('kind')).toBe('music');
  await page.goBack();
  await expect.poll(() => query(page).get('day')).toBeNull();
  await expect
    .poll(() => heading(page).allTextContents())
    .toEqual([expect.stringContaining(edition.dates.days[0]!.name.sv.split(' ')[0]!)]);
  await page.goBack();
  await expect.poll(() => query(page).has('kind')).toBe(false);
});

test('applies all choices that are clicked in one JavaScript task', async () => {
  const { page, words } = await ready();
  const kind = await page
    .getByRole('group', { name: words.filters.kinds })
    .first()
    .getByRole('button', { name: words.kinds.music })
    .elementHandle();
  const list = await page.getByRole('button', { name: words.controls.list }).elementHandle();
  const nextDay = await page.getByRole('link', { name: words.controls.nextDay }).elementHandle();
  await islandReady(page, 'programme');
  // Clicks in one task, so that the buttons and link are still those rendered before the first choice.
  await page.evaluate(all => all.forEach(one => (one as HTMLElement).click()), [kind, list, nextDay]);
  await expect.poll(() => query(page).get('day')).toBe('1');
  await expect.poll(() => query(page).get('kind')).toBe('music');
  await expect.poll(() => query(page).get('view')).toBe('list');
});

test('shows a pick in My day after a reload, until it is removed', async () => {
  const { page, words, problems } = await ready('/sv/schedule?view=list');
  const star = page.getByRole('button', { name: /^Spara: / }).nth(2);
  const name = (await star.getAttribute('aria-label'))!;
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await page.getByRole('button', { name: `${words.controls.mine} 1` }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Spara: / }).count()).toBe(1);
  await expect.poll(() => query(page).get('view')).toBe('mine');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByText(words.status.emptyPicks).waitFor();
  expect(problems).toEqual([]);
});

// SCHED-17, SCHED-32
test.each([
  ['list', 390, 844],
  ['grid', 390, 844],
  ['list', 1440, 900],
  ['grid', 1440, 900],
])('opens the %s at %i px on current items of at least four places during the festival', async (view, width, height) => {
  const { page } = await ready(`/sv/schedule?view=${view}&now=${edition.dates.days[1]!.date}T15:00`, { viewport: { width, height } });
  await expect.poll(() => placesInSight(page)).toBeGreaterThanOrEqual(4);
});

test('fits the headings of all days, which a search shows together, into 320 px', async () => {
  const { page } = await ready('/sv/schedule', { viewport: { width: 320, height: 844 } });
  await drawer(page).click();
  await page.getByRole('searchbox').fill('lan');
  await expect.poll(() => page.locator('[data-part=days] [data-part=heading]:visible').count()).toBe(edition.dates.days.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// SCHED-26
test('shows all places at 2560 px without scrolling sideways', async () => {
  const { page } = await ready(`/sv/schedule?view=grid&day=1`, { viewport: { width: 2560, height: 1440 } });
  const grid = page.locator('[data-part=day] [data-part=grid]');
  await expect.poll(() => grid.locator('[data-part=head]:visible').count()).toBeGreaterThanOrEqual(10);
  await expect.poll(() => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

// SCHED-53
test('finds with at most ten key presses what is on at the main stage on Saturday at 20:00', async () => {
  const { page } = await ready(`/sv/schedule?now=${edition.dates.days[1]!.date}T15:00`);
  // Screen readers jump to the only table by one key; focus enters it at its tab stop.
  await page.locator('[data-component=ScheduleStrip] [data-part=at]').waitFor({ state: 'attached' });
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  let keys = 1;
  const cell = page.getByRole('gridcell').and(page.locator(':focus'));
  const hour = () => cell.evaluate(td => td.closest('table')!.rows[0]!.cells[(td as HTMLTableCellElement).cellIndex]!.textContent);
  for (let at = await hour(); at !== '20' && keys < 10; keys++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(hour).not.toBe(at);
    at = await hour();
  }
  const tree = await page.getByRole('grid').ariaSnapshot();
  expect(keys).toBeLessThanOrEqual(10);
  expect(tree).toContain('columnheader "20"');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Stora scenen' }) });
  expect(await row.getByRole('gridcell').and(page.locator(':focus')).count()).toBe(1);
  expect(await hour()).toBe('20');
});

test('marks what is on now, and mentions the time zone on a device in another zone', async () => {
  const { page, problems } = await ready(`/sv/schedule?day=1&now=${edition.dates.days[1]!.date}T15:00`, { timezoneId: 'America/New_York' });
  const words = await copy('sv', 'schedule');
  await page.getByRole('link', { name: words.item.now }).first().waitFor();
  await expect.poll(() => page.getByText(words.zone.notice.split('{{')[0]).count()).toBe(1);
  await page.getByRole('button', { name: words.controls.jumpToNow }).waitFor();
  expect(problems).toEqual([]);
});

// SCHED-22, SCHED-33
test('saves an item whose star is held while hydration renders the times of another zone', async () => {
  const { before, release } = holdScripts();
  const { page } = await open('/sv/schedule?view=list', { timezoneId: 'America/New_York', before });
  const star = page.getByRole('button', { name: /^Spara: /, pressed: false }).first();
  await star.hover();
  await page.mouse.down();
  release();
  await islandReady(page, 'programme');
  const words = await copy('sv', 'schedule');
  await page.getByText(words.zone.notice.split('{{')[0]).waitFor();
  await page.mouse.up();
  await expect.poll(() => page.getByRole('button', { name: /^Spara: /, pressed: true }).count()).toBe(1);
  await expect.poll(() => page.locator('[data-part=local]').count()).toBeGreaterThan(0);
});

// SCHED-33, A11Y-6
test('keeps the focus on an item while hydration renders the times of another zone', async () => {
  const { before, release } = holdScripts();
  const { page } = await open('/sv/schedule?view=list', { timezoneId: 'America/New_York', before });
  expect(await tabToItem(page)).toBe('an item');
  const focused = () => page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
  const link = await focused();
  expect(link).toContain('/sv/schedule/');
  release();
  await islandReady(page, 'programme');
  await expect.poll(() => page.locator('[data-part=local]').count()).toBeGreaterThan(0);
  expect(await focused()).toBe(link);
});

// SCHED-33
test('mentions no time zone on a device in the time zone of the festival', async () => {
  const { page, words } = await ready('/sv/schedule', { timezoneId: edition.timeZone });
  await islandReady(page, 'programme');
  expect(await page.getByText(words.zone.notice.split('{{')[0]).count()).toBe(0);
});

const saturday = `/sv/schedule?now=${on(1)}T15:00`;
async function choose(page: Page, view: 'list' | 'grid') {
  const { controls } = await copy('sv', 'schedule');
  await page.getByRole('button', { name: controls[view], exact: true }).click();
  await expect.poll(() => query(page).get('view')).toBe(view);
}

async function tabToItem(page: Page) {
  const reached: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const { name, isItem } = await page.evaluate(() => {
      const at = document.activeElement!;
      const { width, height } = at.getBoundingClientRect();
      return {
        name: (at.ariaLabel ?? at.textContent).slice(0, 40),
        isItem: width * height > 0 && at.checkVisibility() && at.closest('[data-component=ScheduleGrid] [data-part=item]') !== null,
      };
    });
    reached.push(name);
    if (isItem) return 'an item';
    if (name === reached[0] && presses > 0) break;
  }
  return reached.join(', ');
}

// SCHED-34
test.each([
  [390, 'before the festival', `${on(-60)}T12:00`],
  [1280, 'as the festival opens', `${on(0)}T10:30`],
  [390, 'in the afternoon', `${on(1)}T15:00`],
  [1280, 'at night', `${on(2)}T23:30`],
  [390, 'after the festival', `${on(20)}T12:00`],
])('reaches a visible item of list and wall by Tab at %i px: %s', async (width, _, now) => {
  const { page } = await open(`/sv/schedule?now=${now}`, { viewport: { width, height: 844 } });
  for (const view of ['list', 'grid'] as const) {
    await choose(page, view);
    // Tab stops are set when the browser is idle.
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
    expect(await tabToItem(page), view).toBe('an item');
  }
});

// SCHED-32
test.each([
  ['the wall is chosen', [390, 844], (page: Page) => choose(page, 'grid'), (page: Page) => choose(page, 'list')],
  [
    'the tablet is turned',
    [768, 1024],
    (page: Page) => page.setViewportSize({ width: 1024, height: 768 }),
    (page: Page) => page.setViewportSize({ width: 768, height: 1024 }),
  ],
] as const)('opens the wall at the current time, each time %s', async (_, [width, height], forth, back) => {
  const { page } = await open(saturday, { viewport: { width, height } });
  const earlier = page.getByRole('button', { name: /^Tidigare i dag/ });
  await earlier.click();
  await expect.poll(() => earlier.getAttribute('aria-expanded')).toBe('true');
  const grid = page.locator('[data-component=ScheduleGrid] [data-part=grid]:visible');
  const isAtNow = () =>
    grid.evaluate(wall => {
      const [line, heads] = ['stick', 'heads'].map(part => wall.querySelector(`[data-part=${part}]`)?.getBoundingClientRect());
      return !!line && !!heads && line.top > heads.bottom && line.bottom < Math.min(wall.getBoundingClientRect().bottom, innerHeight);
    });
  for (let times = 0; times < 2; times++) {
    await forth(page);
    await expect.poll(isAtNow).toBe(true);
    await back(page);
    await grid.locator('[data-part=heads]').waitFor({ state: 'hidden' });
  }
});
