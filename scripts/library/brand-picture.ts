/** `npm run pictures -- brand`: docs/brand.png, the same page in our brand and in an unrelated one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { ServerStyleSheet } from 'styled-components';
import { themeCss, type ThemeFile } from '../../packages/ui/scripts/theme.ts';
import { tokensCss } from '../../packages/ui/scripts/tokens.ts';
import { App } from '../../tests/consumer/app/src/App.tsx';
import { embeddedFonts } from '../embeddedFonts.ts';
import { root } from '../run.mjs';
import { commandLine } from '../cli.mjs';
import { chromiumArgs, findChromium } from '../chromium.mjs';

commandLine('pictures brand');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const size = { width: 900, height: 1180 };

const styles = new ServerStyleSheet();
const html = renderToString(styles.collectStyles(createElement(App)));
const fonts = await embeddedFonts();
const sheets = [tokensCss(), read('packages/ui/src/styles/global.css')];
const brand = themeCss(JSON.parse(read('packages/ui/src/docs/skuggspel.json')) as ThemeFile);
const page = (css: string) =>
  `<!doctype html><html lang="sv" data-tand data-tand-theme="light"><meta charset="utf-8"><style>${css}</style>${styles.getStyleTags()}${html}`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const tab = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
const shots = [];
for (const css of [
  [fonts, ...sheets],
  [...sheets, brand],
]) {
  await tab.setContent(page(css.join('\n')));
  await tab.evaluate(() => document.fonts.ready);
  shots.push(await tab.screenshot());
}
await browser.close();

const gap = 24;
await sharp({ create: { width: 2 * size.width + gap, height: size.height, channels: 3, background: '#ffffff' } })
  .composite(shots.map((input, index) => ({ input, left: index * (size.width + gap), top: 0 })))
  .png()
  .toBuffer()
  .then(both => sharp(both).resize(1100).png({ palette: true, colours: 32 }).toFile(join(root, 'docs/brand.png')));
