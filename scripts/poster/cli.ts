/** `npm run pictures -- poster`: the edition's open box on A2 as PDF, in spot colours. */
import { writeFile } from 'node:fs/promises';
import type { ContentLang } from '@tand/festival';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { commandLine } from '../cli.mjs';

const { lang, out } = commandLine<{ lang: ContentLang; out?: string }>('pictures poster').values;
const file = out ?? `poster-${lang}.pdf`;
// The kit reads the edition's inks on import.
await import('@tand/art/edition-look');
const { poster } = await import('./poster.ts');
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const { pdf, inks, others } = await poster(browser, lang);
  await writeFile(file, pdf);
  console.log(`${file}: ${Math.round(pdf.byteLength / 1000)} kB, ${inks.length} inks as separations, ${others.length} plain colours`);
} finally {
  await browser.close();
}
