/** Prints `size-adjust` and overrides for fonts.css: `node packages/ui/scripts/measure-fallbacks.mjs <folder of woff2> [chromium]` */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const [folder = '.', executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
const url = async name => `data:font/woff2;base64,${(await readFile(join(resolve(folder), `${name}.woff2`))).toString('base64')}`;

const display = 'EN ASK FULL AV SPEL SJU STADSDELAR KREATÖRER PÅ PLATS VÄLJ DIN ASK BATTLE PASS NYHETER PARTNERS FRÅGOR OCH SVAR';
const label = 'Köp biljett Finalen flyttar in i Mirage Palace Signering med Turbotant Öppning: vi tänder Elmia 10.00–12.30 Boka din plats';
const running = 'Fyra dygn esport, LAN, kreatörer och hela spelvärlden i sju stadsdelar. Under ett tak på Elmia, från fredag till måndag.';
const cases = [
  { face: 'Anybody', file: 'anybody', weight: 900, stretch: 75, text: label, against: 700 },
  { face: 'Anybody', file: 'anybody', weight: 800, stretch: 100, text: label, against: 700 },
  { face: 'Anybody', file: 'anybody', weight: 900, stretch: 125, text: display, against: 700 },
  { face: 'Anybody', file: 'anybody', weight: 900, stretch: 150, text: display, against: 700 },
  { face: 'Familjen', file: 'familjen-grotesk', weight: 400, stretch: 100, text: running, against: 400 },
  { face: 'Jersey', file: 'jersey-10', weight: 400, stretch: 100, text: label, against: 400 },
];

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const faces = await Promise.all(['anybody', 'familjen-grotesk', 'jersey-10'].map(url));
await page.setContent(`<style>
  @font-face { font-family: Anybody; src: url(${faces[0]}); font-weight: 800 900; font-stretch: 75% 150% }
  @font-face { font-family: Familjen; src: url(${faces[1]}); font-weight: 400 700 }
  @font-face { font-family: Jersey; src: url(${faces[2]}) }
  span { font-size: 100px; white-space: nowrap }
</style><span></span>
<script>
  function width(span, style, text) {
    span.style.cssText = style;
    span.textContent = text;
    return span.getBoundingClientRect().width;
  }
</script>`);
const rows = await page.evaluate(async list => {
  const out = [];
  const span = document.querySelector('span');
  for (const { face, weight, stretch, text, against } of list) {
    const own = `font-family:${face};font-weight:${weight};font-stretch:${stretch}%`;
    await document.fonts.load(`${weight} 100px ${face}`, text);
    width(span, own, text);
    await document.fonts.ready;
    const ratio = width(span, own, text) / width(span, `font-family:Arial,'Liberation Sans';font-weight:${against}`, text);
    const context = document.createElement('canvas').getContext('2d');
    context.font = `${weight} 1000px ${face}`;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
    out.push({
      face,
      stretch,
      sizeAdjust: ratio,
      ascentOverride: ascent / 1000 / ratio,
      descentOverride: descent / 1000 / ratio,
    });
  }
  return out;
}, cases);
const percent = value => `${(value * 100).toFixed(1)}%`;
console.table(
  rows.map(({ face, stretch, ...ratios }) => ({
    face,
    stretch,
    ...Object.fromEntries(Object.entries(ratios).map(([key, value]) => [key, percent(value)])),
  })),
);
await browser.close();
