import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edition } from '@edition/edition.ts';
import { INKS } from '@tand/art';
import { copyVariables } from '@tand/editions';
import { readCopy } from '@tand/editions/node';
import type { ContentLang } from '@tand/festival';
import type { Browser } from 'playwright-core';
import { embeddedFonts } from '../embeddedFonts.ts';
import { root } from '../run.mjs';
import { spotColours, type SpotColoured } from './spotColours.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Size in millimetres. */
export const A2 = { width: 420, height: 594 } as const;
const box = { width: 1442, height: 886 } as const;

function striker(height: number) {
  const dots: string[] = [];
  for (let y = 0; y < height + 5; y += 10)
    for (let x = 0; x < A2.width + 5; x += 10)
      dots.push(`<circle cx="${x}" cy="${y}" r="1.7"/><circle cx="${x + 5}" cy="${y + 5}" r="1.7"/>`);
  return `<svg class="striker" viewBox="0 0 ${A2.width} ${height}"><rect width="100%" height="100%" fill="${INKS.r[3]}"/><g fill="${INKS.r[2]}">${dots.join('')}</g></svg>`;
}

/** The edition's open box on A2 for print: outlines and letters as vectors, every ink a separation. */
export async function poster(browser: Browser, lang: ContentLang): Promise<SpotColoured> {
  const scene = read('packages/art/dist/img/hero-day.svg');
  const { box: words, hero } = readCopy(lang, join(root, `packages/editions/${edition.year}`))['home'] as {
    box: Record<string, { lines: string[] }>;
    hero: { date: string };
  };
  const { lines } = words['sale']!;
  const dates = `${copyVariables(edition, lang).dates} ${edition.year}`;
  const values: Record<string, string> = { city: edition.venue.city, dates, year: '' };
  const date = hero.date.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '').trim();
  const html = `<!doctype html><meta charset="utf-8"><style>${await embeddedFonts()}
    @page { size: ${A2.width}mm ${A2.height}mm; margin: 0 }
    * { margin: 0; print-color-adjust: exact }
    main { position: relative; width: ${A2.width}mm; height: ${A2.height}mm; overflow: hidden; background: ${INKS.y[1]}; color: ${INKS.k[3]} }
    h1 { padding: 26mm 24mm 0; font: 900 62mm/.86 Anybody; text-transform: uppercase; letter-spacing: -.01em }
    h1 span { display: block; white-space: nowrap; width: max-content; transform-origin: 0 0 }
    p { padding: 9mm 25mm; font: 400 19mm/1 'Jersey 10' }
    .scene { position: absolute; left: -8mm; bottom: 34mm; width: 484mm; height: ${(484 * box.height) / box.width}mm }
    .striker { position: absolute; left: 0; bottom: 0; width: 100%; height: 64mm }
  </style><main><h1>${lines.map(line => `<span>${line}</span>`).join('')}</h1><p>${date}</p>${striker(64)}${scene.replace('<svg', '<svg class="scene"')}</main>`;
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Justifies the headline: lines of one height and equal width.
      const width = document.querySelector('main')!.clientWidth * 0.885;
      for (const line of document.querySelectorAll<HTMLElement>('h1 span'))
        for (let stretch = 150; stretch >= 75; stretch--) {
          line.style.fontStretch = `${stretch}%`;
          if (line.offsetWidth <= width) break;
        }
    });
    return await spotColours(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  } finally {
    await page.close();
  }
}
