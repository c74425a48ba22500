import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { islandReady, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';
import { copy, edition, languages } from '../support/site.ts';

const { open } = testBrowser();
const during = `${edition.dates.days[1]!.date}T15:00`;
const css = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

async function countdownMoves(reducedMotion: 'reduce' | 'no-preference'): Promise<number> {
  const { page } = await open(`/sv/home?now=${on(-12)}T12:00`, { reducedMotion });
  await page.getByRole('timer').filter({ visible: true }).first().waitFor();
  return page.evaluate(async () => {
    let moves = 0;
    const count = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=timer]')) moves += 1;
    };
    for (const name of ['animationstart', 'transitionrun']) addEventListener(name, count, true);
    const timer = [...document.querySelectorAll<HTMLElement>('[role=timer]')].find(one => one.checkVisibility())!;
    for (let ticks = 0; ticks < 3; ticks += 1) {
      const before = timer.innerHTML;
      while (timer.innerHTML === before) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return moves;
  });
}

// SCHED-30
test('shows the view that was chosen last, unless the address names a view', async () => {
  const { page } = await open('/sv/schedule');
  const list = (pressed: boolean) => page.getByRole('button', { name: 'Lista', exact: true, pressed });
  await list(false).click();
  await list(true).waitFor();
  await page.goto('/en/home');
  await page.goto('/sv/schedule');
  await list(true).waitFor();
  await page.goto('/sv/schedule?view=grid');
  await islandReady(page, 'programme');
  await expect.poll(() => list(false).isVisible()).toBe(true);
});

// SCHED-32
test('jumps from another day of the programme to now, with the focus on a running item', async () => {
  const { page, problems } = await open(`/sv/schedule?view=grid&day=0&now=${during}`);
  const words = await copy('sv', 'schedule');
  const jump = page.getByRole('button', { name: words.controls.jumpToNow });
  await jump.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe('1');
  const focus = page.locator('[data-part=item][data-state=now] a:focus');
  await focus.waitFor();
  const below = async () => {
    const [item, label] = [(await focus.boundingBox())!, (await page.locator('[data-part=heads]').boundingBox())!];
    return { isBelowHeads: item.y >= label.y + label.height, isInSight: item.y < page.viewportSize()!.height };
  };
  await expect.poll(below).toEqual({ isBelowHeads: true, isInSight: true });
  expect(problems).toEqual([]);
});

// SCHED-23
test('calls no API when the programme is filtered, or on Back from a filter', async () => {
  const asked: string[] = [];
  let live: Promise<unknown> | undefined;
  const { page } = await open('/sv/schedule?view=list', { before: async opened => void (live = opened.waitForRequest('**/api/live')) });
  await live; // live updates from here on
  page.on('request', request => request.url().includes('/api/') && asked.push(request.url()));
  await page.getByRole('link', { name: /^Lör / }).click();
  await page.locator('summary', { hasText: 'Sålla' }).click();
  await page.getByRole('button', { name: 'Nästa plats' }).click();
  await page.getByRole('searchbox').fill('final');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('final');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain('place=');
  expect(asked).toEqual([]);
});

// SCHED-43
test('prints one sheet of A4 for a day, and one for My day', async () => {
  const { page } = await open(`/sv/schedule?view=list&now=${edition.dates.days[1]!.date}T15:00`);
  const sheets = async () => (await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount();
  await expect.poll(sheets).toBe(1);
  for (const index of [0, 3, 6, 9])
    await page
      .getByRole('button', { name: /^Spara: / })
      .nth(index)
      .click();
  await page.getByRole('button', { name: /^Min dag/ }).click();
  await page.getByRole('list', { name: 'Min dag' }).waitFor();
  await expect.poll(sheets).toBe(1);
});

// SCHED-43
test('prints each day on a new page, without controls, split items or times of another zone', async () => {
  const { page } = await open('/sv/schedule?day=all&view=grid', { timezoneId: 'America/New_York' });
  await page.locator('[data-component=ScheduleGrid]').nth(3).waitFor();
  const elsewhere = page.locator('[data-part=days] [data-part=local]');
  await expect.poll(() => elsewhere.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => elsewhere.locator('visible=true').count()).toBe(0);
  await expect.poll(() => page.locator('nav:visible, main button:visible, main input:visible, main select:visible').count()).toBe(0);
  expect(await css(page, '[data-part=days] [data-part=item]', 'break-inside')).toBe('avoid');
  const breaks = await page
    .locator('[data-part=days] > [data-part=day]')
    .evaluateAll(days => days.map(day => getComputedStyle(day).breakBefore));
  expect(breaks).toEqual(['auto', 'page', 'page', 'page']);
  expect(await css(page, '[data-part=grid]', 'display')).toBe('block');
});

test.each(['faq', 'tickets/battlepass'])('prints all answers of %s, open or not', async path => {
  const { page } = await open(`/sv/${path}`);
  const hidden = () =>
    page
      .locator('details > :not(summary)')
      .evaluateAll(answers => [answers.length > 2, answers.filter(answer => !answer.checkVisibility()).length]);
  expect(await hidden()).toEqual([true, expect.toSatisfy((count: number) => count > 2)]);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toEqual([true, 0]);
});

test.each(languages)('shows the date on home in one line on a narrow phone if its font does not load, in %s', async lang => {
  const { page } = await open(`/${lang}/home`, {
    viewport: { width: 320, height: 640 },
    before: current => current.route('**/jersey-10.woff2', route => route.abort()),
  });
  const tops = await page
    .locator('[data-hero] p', { hasText: String(edition.year) })
    .first()
    .evaluate(date => {
      const range = document.createRange();
      range.selectNodeContents(date);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
  expect(tops).toBe(1);
});

// CAR-5, CAR-6
test('scrolls the page vertically and a carousel sideways by wheel, without a layout shift', async () => {
  const { page } = await open('/sv/tickets/battlepass', {
    before: current =>
      current.addInitScript(() => {
        const watched = window as unknown as { shift: number };
        watched.shift = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  });
  const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
  // Layout shift by late fonts is not tested here.
  await page.evaluate(() => document.fonts.ready);
  const row = page.locator('[aria-roledescription] > [data-part=track]').first();
  await row.scrollIntoViewIfNeeded();
  const loaded = await shift();
  const hover = async () => {
    const { x, y, width } = (await row.boundingBox())!;
    await page.mouse.move(x + width / 2, Math.max(y, 100) + 100);
  };
  const before = await page.evaluate(() => scrollY);
  const down = async () => {
    await hover();
    await page.mouse.wheel(0, 120);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(down, { interval: 900 }).toBeGreaterThan(before);
  const left = await row.evaluate(element => element.scrollLeft);
  // The browser treats wheel events within half a second as one gesture on the first event's target, so retries wait longer.
  const sideways = async () => {
    await hover();
    await page.mouse.wheel(300, 0);
    return row.evaluate(element => element.scrollLeft);
  };
  await expect.poll(sideways, { interval: 900 }).toBeGreaterThan(left);
  expect((await shift()) - loaded).toBeLessThan(0.01);
});

// CAR-7
test('shows carousel buttons outside slides at 200 % text, dashed if disabled in forced colours', async () => {
  const { page } = await open('/sv/tickets/battlepass', { viewport: { width: 320, height: 700 }, hasTouch: true });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const carousel = page.locator('[aria-roledescription]:has(> [data-part=track])').first();
  const boxes = await carousel
    .locator('[data-part=bar] button')
    .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(2);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const covered = await carousel.evaluate(element => {
    const buttons = [...element.querySelectorAll('[data-part=bar] button')].map(button => button.getBoundingClientRect());
    const texts = [...element.querySelectorAll('[data-part=slide]')].map(text => text.getBoundingClientRect());
    return texts.filter(text =>
      buttons.some(box => box.left < text.right && text.left < box.right && box.top < text.bottom && text.top < box.bottom),
    ).length;
  });
  expect(covered).toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await carousel.locator('[data-part=track]').evaluate(track => track.scrollTo({ left: 0, behavior: 'instant' }));
  const styles = () =>
    carousel.locator('[data-part=bar] button').evaluateAll(buttons => buttons.map(button => getComputedStyle(button).borderTopStyle));
  await expect.poll(styles).toEqual(['dashed', 'solid']);
});

// A11Y-2
test('makes chosen controls look different in forced colours', async () => {
  const { page } = await open('/sv/home', { forcedColors: 'active', reducedMotion: 'reduce' });
  const alike: string[] = [];
  for (const path of ['schedule?view=list&day=1', 'schedule?view=grid', 'tickets', 'news', 'universe/districts', 'eventinfo/access']) {
    await page.goto(`/sv/${path}${path.includes('?') ? '&' : '?'}now=${during}`);
    if (path.startsWith('schedule')) await islandReady(page, 'programme');
    const seen = new Set<string>();
    // Skips breadcrumbs, the last of which is not a link.
    const chosen = page
      .locator(':is([aria-pressed=true], [aria-selected=true], [aria-current]):not([data-component=Breadcrumbs] *)')
      .filter({ visible: true });
    // Starts with the last, so that the indexes of the others do not change.
    for (let index = (await chosen.count()) - 1; index >= 0; index--) {
      const control = await chosen.nth(index).elementHandle();
      const { kind, state } = await control.evaluate(element => ({
        kind: `${element.closest<HTMLElement>('[data-component]')!.dataset['component']} ${element.className}`,
        state: ['aria-pressed', 'aria-selected', 'aria-current'].find(name => element.hasAttribute(name))!,
      }));
      if (seen.has(kind + state)) continue;
      seen.add(kind + state);
      const before = await control.screenshot();
      await control.evaluate((element, name) => element.removeAttribute(name), state);
      if (before.equals(await control.screenshot())) alike.push(`${path}: ${kind} ${state}`);
    }
    expect(seen.size).toBeGreaterThan(0);
  }
  expect(alike).toEqual([]);
});

// COUNT-10
test('animates nothing in a running countdown with reduced motion', async () => {
  const [moves, none] = await Promise.all([countdownMoves('no-preference'), countdownMoves('reduce')]);
  expect(moves).toBeGreaterThan(0);
  expect(none).toBe(0);
});

// NAV-7, NAV-8
test.each([390, 1440])('sets scroll padding for the bar at %i px, and moves the bar by a transform only', async width => {
  const { page } = await open('/sv/faq', { viewport: { width, height: 800 } });
  const bar = page.locator('[data-component=Navbar]').first();
  const { height } = (await bar.boundingBox())!;
  const margin = parseFloat(await css(page, 'html', 'scroll-padding-top')) - height;
  expect([margin >= 0, margin <= 16]).toEqual([true, true]);
  const moved = await bar.evaluate(element => {
    const before = getComputedStyle(element);
    const still = ['height', 'top', 'margin-top'].map(name => before.getPropertyValue(name));
    element.setAttribute('data-hidden', '');
    const after = getComputedStyle(element);
    return {
      isSame: ['height', 'top', 'margin-top'].every((name, index) => after.getPropertyValue(name) === still[index]),
      property: after.transitionProperty,
    };
  });
  expect(moved.isSame).toBe(true);
  expect(moved.property).toMatch(/^(?:transform|translate)(?:, (?:transform|translate|visibility))*$/);
});

// NAV-7
test.each([
  ['with reduced motion', { reducedMotion: 'reduce' }, '[data-component=Navbar][data-hidden]'],
  ['without script', { javaScriptEnabled: false }, '[data-component=Navbar]'],
] as const)('leaves the bar in place on scroll %s', async (_, options, bar) => {
  const { page } = await open('/sv/faq', options);
  const down = async () => {
    await page.mouse.wheel(0, 300);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(down).toBeGreaterThan(300);
  await expect.poll(async () => (await page.locator(bar).boundingBox())?.y).toBe(0);
});

// INFO-7
test('shows the form of the sign-up page at least 1552 px high', async () => {
  const { page } = await open('/sv/signup', {
    before: opened => opened.route('https://**', route => route.fulfill({ contentType: 'text/html', body: '' })),
    expected: [''],
  });
  const { form } = await copy('sv', 'signup');
  await page.getByRole('region', { name: form.headline }).getByRole('button').click();
  await expect.poll(async () => (await page.locator('main iframe').boundingBox())?.height).toBeGreaterThanOrEqual(1552);
});
