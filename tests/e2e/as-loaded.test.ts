import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScripts, islandReady, testBrowser } from '../support/browser.ts';

const { open } = testBrowser();

const mailLinks = (page: Page) => page.getByRole('main').locator('[data-component=EmailLink]');
const mailto = (page: Page) => mailLinks(page).first().getAttribute('href');

// PAGE-2, INFO-2, INFO-9
describe.each(['/sv/contact', '/en/contact', '/sv/press', '/sv/about', '/en/activities/veizla-mega'])('%s', path => {
  test('reveals an e-mail address on hover', async () => {
    const { page } = await open(path);
    await mailLinks(page).first().hover();
    await expect.poll(() => mailto(page)).toMatch(/^mailto:\S+@/);
  });
});

// PAGE-2
test('reveals an e-mail address on keyboard focus', async () => {
  const { page } = await open('/sv/contact');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('[data-component=EmailLink]'))) break;
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^mailto:\S+@/);
});

// PAGE-2
test('reveals an e-mail address on touch', async () => {
  const { page } = await open('/en/press', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await mailLinks(page).first().tap();
  await expect.poll(() => mailto(page)).toMatch(/^mailto:\S+@/);
});

// PAGE-2
test('reveals an e-mail address after hydration if the mouse was on its link before', async () => {
  const { before, release } = holdScripts();
  const { page } = await open('/sv/contact', { before });
  await mailLinks(page).first().hover();
  release();
  await expect.poll(() => mailto(page)).toMatch(/^mailto:\S+@/);
});

// NAV-9
test.each(['/sv/home', '/en/contact', '/sv/faq'])('opens the menu of %s on hover and closes it when the mouse leaves', async path => {
  const { page } = await open(path);
  const panel = page.locator('[popover]').first();
  await page.locator('button[popovertarget]').hover();
  await expect.poll(() => panel.evaluate(element => element.matches(':popover-open'))).toBe(true);
  await page.mouse.move(700, 880);
  await expect.poll(() => panel.evaluate(element => element.matches(':popover-open'))).toBe(false);
});

// ROUTE-8
test.each(['/sv/creators/Dimman', '/sv/creators/mumsan', '/en/creators/8bit_Bj%C3%B6rn'])(
  'focuses the creator that %s names, and brings the creator into view',
  async path => {
    const { page } = await open(path);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return '';
        const { top, bottom } = activeElement.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? activeElement.textContent : 'out of view';
      });
    await expect.poll(focused).toMatch(new RegExp(decodeURIComponent(path.split('/').at(-1)!), 'i'));
  },
);

// PASS-3
test.each([true, false])('turns a battle pass card on the first hover (scripts loaded: %s)', async isLoaded => {
  const { before, release } = holdScripts();
  if (isLoaded) release();
  const { page } = await open('/en/tickets/battlepass', { before });
  const card = page.locator('main button[aria-expanded]').first();
  await card.hover();
  release();
  await expect.poll(() => card.getAttribute('aria-expanded')).toBe('true');
});

// LABEL-1
test.each(['/sv/label', '/en/label'])('shows a label on %s before anything is typed', async path => {
  const { page } = await open(path);
  const label = page.getByRole('main').locator('img[src^="data:image/svg"]').first();
  await expect.poll(() => label.isVisible()).toBe(true);
});

// LABEL-1
test.each([true, false])('makes a label of a nickname that is pasted and submitted with Enter (scripts loaded: %s)', async isLoaded => {
  const { before, release } = holdScripts();
  if (isLoaded) release();
  const { page } = await open('/sv/label', { before });
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  await page.keyboard.insertText('Lingon');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL(/#\d*\/Lingon$/);
  await expect.poll(() => field.inputValue()).toBe('Lingon');
  await page
    .getByRole('main')
    .getByRole('img', { name: /Lingon/ })
    .waitFor();
});

// LABEL-1
test('puts values that were typed before hydration into the address of the label', async () => {
  const { before, release } = holdScripts();
  const { page } = await open('/sv/label', { before });
  const [nick, number] = await page.getByRole('main').getByRole('textbox').all();
  await nick!.fill('Lingon');
  await number!.fill('16');
  release();
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect.poll(() => page.url()).toMatch(/#16\/Lingon$/);
});

// LABEL-1
test('fills the fields of the label page from the query', async () => {
  const { page } = await open('/sv/label?nick=Lingon&number=16');
  const [nick, number] = await page.getByRole('main').getByRole('textbox').all();
  await expect.poll(() => nick!.inputValue()).toBe('Lingon');
  await expect.poll(() => number!.inputValue()).toBe('16');
});

describe('keeps text that is typed before hydration', () => {
  // SCHED-16
  test('in the search of the programme, and filters by it', async () => {
    const { before, release } = holdScripts();
    const { page } = await open('/sv/schedule', { before });
    await page.locator('[data-component=ProgrammeFilters] summary').click();
    const field = page.locator('[data-component=ProgrammeFilters]').getByRole('searchbox');
    await field.pressSequentially('cosplay');
    release();
    await page.waitForURL('**/sv/schedule?*q=cosplay');
    await expect.poll(() => field.inputValue()).toBe('cosplay');
  });

  // NAV-19
  test.each(['the link', 'Control+K'])('in the search dialog, opened by %s, and searches for it', async by => {
    const { before, release } = holdScripts();
    const { page, problems } = await open('/sv/about', { before });
    if (by === 'Control+K') await page.keyboard.press('Control+k');
    else await page.getByRole('banner').getByRole('link', { name: 'Sök', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.type('cosplay');
    await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('cosplay');
    release();
    await dialog.getByRole('status').filter({ hasText: /träff/ }).waitFor();
    await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('cosplay');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  test.each([
    ['/sv/faq', 'main input[type=search]', undefined],
    ['/sv/search', 'main input[type=search]', 'results'],
    ['/sv/tickets/battlepass', 'main form input', 'lookup'],
  ])('in the first field of %s', async (path, selector, island) => {
    const { before, release } = holdScripts();
    const { page } = await open(path, { before });
    const field = page.locator(selector).first();
    await field.pressSequentially('ABCD');
    release();
    if (island) await islandReady(page, island);
    await expect.poll(() => field.inputValue()).toBe('ABCD');
  });
});

// Changes that the browser's translation and extensions make.
const changes: Record<string, () => void> = {
  'a node in the header': () => document.querySelector('header')!.prepend(document.createElement('ext-note')),
  'a node in the first section': () => document.querySelector('main > *')!.prepend(document.createElement('ext-note')),
  'every text in an element of its own': () => {
    const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode.nodeValue!.trim()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
};

/** Runs in the page. */
function readPage() {
  const [main, footer] = ['main', 'footer'].map(selector => {
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.createElement('i'), NodeFilter.SHOW_TEXT);
    let letters = 0;
    while (walker.nextNode())
      if (walker.currentNode.parentElement!.checkVisibility()) letters += walker.currentNode.nodeValue!.replace(/\s+/g, '').length;
    return letters;
  });
  return { main: main!, footer: footer!, searches: document.querySelectorAll('[data-component=SearchDialog]').length };
}

async function changed(path: string, change: string) {
  const { before, release } = holdScripts();
  const opened = await open(path, { before });
  const { page } = opened;
  const read = () => page.evaluate(readPage);
  const served = await read();
  await page.evaluate(changes[change]!);
  return { ...opened, release, read, served };
}

const everyChange = ['/sv/home', '/sv/schedule'].flatMap(path => Object.keys(changes).map(change => [path, change] as const));
test.each([
  ...everyChange,
  ...['/sv/faq', '/en/tickets', '/sv/creators', '/sv/news', '/sv/contact'].map(path => [path, 'a node in the header'] as const),
])('shows all of %s after hydration, although an extension left %s', async (path, change) => {
  const { page, release, read, served } = await changed(path, change);
  expect(served.main).toBeGreaterThan(500);
  release();
  if (path === '/sv/schedule') await islandReady(page, 'programme');
  const state = async () => {
    const { main, ...rest } = await read();
    // Hydration may change a few letters, such as a count.
    return { ...rest, isComplete: main / served.main > 0.98 };
  };
  await expect.poll(state).toEqual({ footer: served.footer, searches: 1, isComplete: true });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
});

describe.each(Object.keys(changes))('although an extension left %s', change => {
  test('plays the trailer on home at the first press', async () => {
    const { page } = await changed('/sv/home', change);
    await page.getByRole('button', { name: 'Spela filmen' }).click();
    await expect.poll(() => page.locator('main iframe').count()).toBe(1);
  });

  test('opens My day after hydration if its button was pressed before', async () => {
    const { page, release } = await changed('/sv/schedule', change);
    await page.locator('button[data-view=mine]').first().click();
    release();
    await expect.poll(() => page.url()).toContain('view=mine');
  });
});

// DATA-8
test('sends a search to the search page if the script of the search throws', async () => {
  const { page } = await open('/sv/contact', {
    expected: ['boom', 'error occurred'],
    before: opened =>
      opened.route('**/assets/app/search-*.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: "export default function Fault() { throw new Error('boom'); }" }),
      ),
  });
  const failed = page.waitForEvent('console', message => message.text().includes('boom'));
  await page.getByRole('banner').getByRole('link', { name: 'Sök', exact: true }).click();
  await failed;
  await page.keyboard.type('cosplay');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sv/search?q=cosplay');
  const found = page.getByRole('main').getByRole('link', { name: /cosplay/i });
  await expect.poll(() => found.count()).toBeGreaterThan(0);
});

// DATA-8
test.each(['throws', 'is null'])('shows the programme when storage %s', async how => {
  const { page, problems } = await open('/sv/schedule', {
    before: opened =>
      opened.addInitScript(isNull => {
        const get = () => {
          if (isNull) return null;
          throw new DOMException('Access is denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
      }, how === 'is null'),
  });
  await page.getByRole('button', { name: 'Granskning' }).click();
  await page.getByRole('button', { name: 'Granskning', expanded: true }).waitFor();
  await page.locator('[data-component=DayPicker] li a').nth(1).click();
  await page.waitForURL('**/sv/schedule?day=1');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Schema');
  expect(problems).toEqual([]);
});

/** Opens the programme at a width where its filters are in a drawer, and opens the drawer. */
async function filters() {
  const { before, release } = holdScripts();
  const opened = await open('/sv/schedule', { viewport: { width: 800, height: 900 }, before });
  const drawer = opened.page.locator('[data-component=ProgrammeFilters] details');
  await drawer.locator('summary').click();
  return { ...opened, release, button: (which: string) => drawer.locator(`button[aria-pressed]${which}`).locator('visible=true') };
}

// A11Y-4
test.each([1, 2])('turns a filter on after hydration if its button was pressed before (presses: %i)', async times => {
  const { page, problems, release, button } = await filters();
  const need = button(':not([data-kind], [data-color])').first();
  for (let press = 0; press < times; press++) await need.click();
  await expect.poll(() => need.evaluate(element => getComputedStyle(element).opacity)).toBe('0.6');
  release();
  await islandReady(page, 'programme');
  await expect.poll(() => need.getAttribute('data-pressed')).toBeNull();
  await expect.poll(() => need.getAttribute('aria-pressed')).toBe('true');
  expect(problems).toEqual([]);
});

// SCHED-48
test('filters by both kinds that were pressed before hydration', async () => {
  const { page, problems, release, button } = await filters();
  const titles = page.locator('[data-part=day] [data-component=ScheduleItem] [data-part=title]').locator('visible=true');
  const all = await titles.count();
  const kinds = [button('[data-kind]').first(), button('[data-kind]').nth(1)];
  for (const kind of kinds) await kind.click();
  release();
  await expect.poll(() => new URL(page.url()).searchParams.get('kind')?.split('.').length).toBe(2);
  for (const kind of kinds) await expect.poll(() => kind.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => titles.count()).toBeLessThan(all);
  expect(problems).toEqual([]);
});

test('stores a favourite that was pressed before hydration', async () => {
  const { before, release } = holdScripts();
  const { page, problems } = await open('/sv/schedule', { viewport: { width: 800, height: 900 }, before });
  const star = page.getByRole('button', { name: /^Spara: / }).nth(1);
  await star.click();
  release();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('button[data-view=mine] b').textContent()).toBe('1');
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  expect(problems).toEqual([]);
});

// SCHED-16, SCHED-48
test.each([390, 1440])('shows a day pressed before hydration, filtered as before, and the first day on Back: %i px', async width => {
  const { before, release } = holdScripts();
  const { page, problems } = await open('/sv/schedule?kind=food', { viewport: { width, height: 900 }, before });
  const days = page.locator('[data-component=DayPicker] li a');
  const day = page.locator('[data-component=ScheduleGrid]').locator('visible=true');
  let loads = 0;
  page.on('load', () => loads++);
  await days.nth(1).click();
  release();
  await page.waitForURL('**/sv/schedule?kind=food&day=1');
  await expect.poll(() => day.getAttribute('data-day')).toBe('1');
  await page.goBack();
  await expect.poll(() => days.nth(0).getAttribute('aria-current')).toBe('true');
  await expect.poll(() => day.getAttribute('data-day')).toBe('0');
  expect(loads).toBe(0);
  expect(problems).toEqual([]);
});
