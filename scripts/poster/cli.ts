/** `npm run poster`: the open box of the edition on A2 as PDF, in spot colours. `-- --lang en`, `--out FILE`. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../chromium.mjs';

const options = { lang: { type: 'string', default: 'sv' }, out: { type: 'string' } } as const;
const { lang: asked, out } = parseArgs({ options }).values;
const lang = asked === 'en' ? 'en' : 'sv';
const file = out ?? `poster-${lang}.pdf`;
// The kit takes the edition's inks when it is loaded.
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
