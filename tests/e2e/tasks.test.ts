import { facts } from '@edition/facts.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { factInWords } from '../../packages/editions/src/facts.ts';
import { testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';
import { edition, languages, type Lang } from '../support/site.ts';

const { open } = testBrowser();

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();

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
  'whether a child of 12 may come alone': lang => ({ presses: ['eventinfo/parents'], first: [], below: said(lang, 'ageAlone', 'phone') }),
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

// INFO-12, INFO-19
test.each(languages)('in %s answers common questions two presses from home, on a phone, after the festival', async lang => {
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
