import { facts } from '@edition/facts.ts';
import { districts } from '@edition/lists/districts.ts';
import { hall } from '@edition/lists/hall.ts';
import { lineMarks } from '@tand/festival';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { factInWords } from '../../packages/editions/src/facts.ts';
import { testBrowser } from '../support/browser.ts';
import { on, shifted } from '../support/dates.ts';
import { edition, languages, type Lang } from '../support/site.ts';

const { open } = testBrowser();

const plain = (text: string) => text.replaceAll(lineMarks, '').replaceAll(/\s+/g, ' ').toLowerCase();

async function found(page: Page, words: readonly string[]) {
  const { inWindow, main } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('main *')].filter(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    return { inWindow: elements.map(({ textContent }) => textContent), main: document.querySelector('main')!.innerText };
  });
  return {
    seen: words.filter(word => inWindow.some(text => plain(text).includes(plain(word)))),
    there: words.filter(word => plain(main).includes(plain(word))),
  };
}

const said = (lang: Lang, ...names: (keyof typeof facts)[]) => names.map(name => factInWords(facts[name], lang, edition.currency));

interface Task {
  presses: string[];
  first: string[];
  below?: string[];
}

const tasks: Record<string, (lang: Lang) => Task> = {
  'when, where, for how much': lang => ({
    presses: ['eventinfo'],
    first: [String(edition.year), edition.venue.address, ...said(lang, 'priceLan', 'priceDay')],
  }),
  'how to get there and where to sleep': lang => ({
    presses: ['eventinfo'],
    first: [],
    below: said(lang, 'trainStockholm', 'priceSleepingHall', 'priceCamping'),
  }),
  'which tournaments there are': lang => ({
    presses: ['esports'],
    first: [lang === 'sv' ? 'Officiella turneringar' : 'Official tournaments'],
    below: ['Counter-Strike 2 Masters'],
  }),
  'whether a child of 13 may come alone': lang => ({
    presses: ['eventinfo/parents'],
    first: said(lang, 'ageAlone', 'agesDay', 'youthHours'),
    below: said(lang, 'agesNight', 'phone'),
  }),
  'from which age the rules let you come alone': lang => ({
    presses: ['eventrules'],
    first: said(lang, 'agesDay', 'youthHours', 'agesNight'),
  }),
  'what to bring with a computer': lang => ({
    presses: ['eventinfo/first-lan'],
    first: [],
    below: [lang === 'sv' ? 'uttag' : 'socket', ...said(lang, 'priceRental')],
  }),
  'what is on on Saturday evening': lang => ({
    presses: ['schedule', 'schedule?day=1'],
    first: [lang === 'sv' ? 'Lördag' : 'Saturday'],
    below: [lang === 'sv' ? '20.00' : '20:00'],
  }),
};

// INFO-12, INFO-19, INFO-20
test.each(languages)('answers common questions in %s within two presses from home, after the festival', async lang => {
  for (const [task, of] of Object.entries(tasks)) {
    const { presses, first, below = [] } = of(lang);
    const { page } = await open(`/${lang}/home?now=${on(10)}T12:00`, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    for (const target of presses) {
      const path = `/${lang}/${target}`;
      await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).filter({ visible: true }).first().click();
      await page.waitForURL(url => (url.pathname + url.search).startsWith(path));
    }
    await expect
      .poll(() => found(page, [...first, ...below]), { message: task })
      .toEqual({ seen: expect.arrayContaining(first) as unknown, there: [...first, ...below] });
    await page.context().close();
  }
});

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

// TICKET-3, TICKET-7
test.each(languages)('shows the price of every ticket on a phone without scrolling during the sale, in %s', async lang => {
  const { page } = await open(`/${lang}/tickets?now=${shifted(edition.dates.saleLastDays, -60 * 24 * 60)}`, phone);
  const prices = said(lang, 'priceLan', 'priceFestival', 'priceDay', 'priceParents');
  await expect.poll(async () => (await found(page, prices)).seen).toEqual(prices);
  await page.context().close();
});

// TICKET-4, INFO-19
test.each(languages)('shows the way to a row in %s when the letter of the row is pressed, without script', async lang => {
  const { page } = await open(`/${lang}/tickets/seatbooking`, { ...phone, javaScriptEnabled: false });
  const far = hall.left.find(id => hall.rows[id])!;
  const [letter = ''] = hall.rows[far]!.split(' ');
  await page.getByRole('link', { name: `${lang === 'sv' ? 'Rad' : 'Row'} ${letter}`, exact: true }).click();
  const id = `row-${letter.toLowerCase()}`;
  const answer = page.locator(`#${id}`);
  await expect.poll(() => answer.isVisible()).toBe(true);
  expect(await answer.textContent()).toContain(districts.find(({ slug }) => slug === far)!.name[lang]);
  const [top, row] = await Promise.all([answer.boundingBox(), page.locator(`li:has(> #${id})`).boundingBox()]);
  expect(top!.y).toBeGreaterThanOrEqual(0);
  expect(row!.y + row!.height).toBeLessThanOrEqual(844);
  await page.context().close();
});
