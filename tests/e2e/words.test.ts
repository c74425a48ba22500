import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { fewOfEachKind, languages, listedPaths } from '../support/site.ts';

const { open, siteUrl } = testBrowser(reducedMotion);
/** Browsers hyphenate English themselves, so it needs the narrowest and the widest only. */
const widths = { sv: [320, 390, 768, 1440], en: [320, 2560] };

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
    // Every browser has an English dictionary, but Chromium has no Swedish one, and loads the English one later.
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

test.each(languages)(
  'breaks no word of the pages in %s without a hyphen, from narrow to wide',
  async lang => {
    const wrong: string[] = [];
    const { page } = await open(`/${lang}/404`);
    for (const path of [
      ...fewOfEachKind(await listedPaths(siteUrl, lang)),
      `/${lang}/404`,
      `/${lang}/search?q=lan`,
      `/${lang}/schedule/screen/tokyo-town`,
    ]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of widths[lang]) {
        await page.setViewportSize({ width, height: 900 });
        for (const word of await page.evaluate(brokenWords)) wrong.push(`${path}, ${width}: ${word}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  600_000,
);
