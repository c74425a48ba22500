import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const characters = `${ascii}ÅÄÖåäöÉéÈèÜüÆæØøÑñÇçÁáÀàÍíÓóÚúÊêËëÏïÔôßı\u00a0\u00ad–—‑…‘’‚“”„‹›«»·•×−±°§©®™€£½→←↑↓↗✓`;

/** Equals `unicode-range` in fonts.css, except for ı. */
const extended = Array.from({ length: 128 }, (_, i) => String.fromCodePoint(0x100 + i)).join('') + 'ȘșȚț';

const fonts = [
  {
    name: 'anybody',
    source: '@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2',
    variationAxes: { wght: { min: 800, max: 900, default: 900 }, wdth: { min: 75, max: 150, default: 100 } },
  },
  { name: 'familjen-grotesk', source: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2' },
  { name: 'jersey-10', source: '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2' },
];

// npm may install a package in the site or in the root.
const require = createRequire(join(import.meta.dirname, '../../../site/package.json'));
const subset = async (file, letters, options) => {
  const { default: subsetFont } = await import(pathToFileURL(require.resolve('subset-font')).href);
  return subsetFont(await readFile(file), letters, options);
};

export const textFont = wght => subset(require.resolve(fonts[1].source), characters, { targetFormat: 'truetype', variationAxes: { wght } });

export async function writeFonts(folder, hasLicences = false) {
  await mkdir(folder, { recursive: true });
  const files = fonts.flatMap(({ name, source, ...rest }) => [
    { ...rest, name, source, letters: characters },
    { ...rest, name: `${name}-ext`, source: source.replace('-latin-', '-latin-ext-'), letters: extended },
  ]);
  return Promise.all(
    files.map(async ({ name, source, letters, variationAxes }) => {
      const [packageName, rest] = source.split('/files/');
      const file = require.resolve(`${packageName}/files/${rest}`);
      const font = await subset(file, letters, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) });
      await writeFile(join(folder, `${name}.woff2`), font);
      if (hasLicences) await copyFile(require.resolve(`${packageName}/LICENSE`), join(folder, `${name}.LICENSE.txt`));
      return { name: `${name}.woff2`, bytes: font.length };
    }),
  );
}
