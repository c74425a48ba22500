/** `npm run pictures -- pages [words…]` and `npm run pictures -- desk`. */
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { commandLine, commitOf } from '../cli.mjs';

const { words, values } = commandLine<{ before?: string }>('pictures');
const [kind, ...rest] = words;
const before = values.before && commitOf('pictures', values.before);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  if (kind === 'desk') await (await import('./desk.ts')).drawDesk(browser);
  else await (await import('./pages.ts')).drawPages(browser, rest, before);
} finally {
  await browser.close();
}
