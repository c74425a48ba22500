import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { mainPages, otherPages } from '../support/kinds.ts';
import { edition } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const patient = { timeout: 600_000 };

/** Words with a line break between two letters, without a hyphen. */
async function brokenWords(): Promise<string[]> {
  await document.fonts.ready;
  const broken = new Set<string>();
  const range = document.createRange();
  const topAt = (node: Text, index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    // The first rectangle is the hyphen of the line before, if there is one.
    return range.getClientRects().item(range.getClientRects().length - 1)?.top ?? 0;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement!;
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2 || parent.closest('svg, .visually-hidden')) continue;
    // Skips English, as Chromium loads its hyphenation late, so a word may still be unhyphenated. Chromium has no Swedish hyphenation.
    if (parent.closest<HTMLElement>('[lang]')!.lang === 'en' && getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+(?:[.:’][\p{L}\p{N}]+)*/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length === 1) continue;
      for (let at = index + 1; at < index + word.length; at += 1)
        if (topAt(node, at) > topAt(node, at - 1) + 5)
          broken.add(`${node.data.slice(index, at)}|${node.data.slice(at, index + word.length)}`);
    }
  }
  return [...broken];
}

// Pages load faster without scripts: only those whose texts are made by scripts are checked with scripts.
const served = [...mainPages, ...otherPages, 'activities/arcade'];
const scripted = ['home', 'search?q=lan', 'schedule', 'schedule/screen/tokyo-town'];

const atTime = (now: string) => served.map(path => `${path}?now=${now}`);

test.each([
  ['sv', 'without scripts', [320, 768, 1440], served],
  ['sv', 'from the ticket release on', [320], atTime(edition.dates.ticketRelease)],
  ['sv', 'during the festival', [320], atTime(`${edition.dates.days[1]!.date}T15:00`)],
  // Browsers hyphenate English themselves.
  ['en', 'without scripts', [320, 2560], mainPages],
  ['sv', 'with scripts', [320, 768, 1440], scripted],
] as const)('breaks no word of the pages in %s without a hyphen, %s', patient, async (lang, when, widths, paths) => {
  const { page } = await open(`/${lang}/${paths[0]}`, { javaScriptEnabled: when === 'with scripts' });
  const wrong: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (index > 0) await page.goto(`/${lang}/${path}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const word of await page.evaluate(brokenWords)) wrong.push(`${path}, ${width}: ${word}`);
    }
  }
  expect(wrong).toEqual([]);
});
