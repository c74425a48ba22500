import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editionOf } from '@tand/editions';
import { heroWeights } from '../catalogue/budgets.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { readEdition } from '../catalogue/edition.ts';
import { city } from '../city/city.ts';
import { DIGITS } from '../brand/digits.ts';
import { mapAnchors } from '../map/festival-map.ts';
import { heroCompositions } from '../map/hero-layers.ts';
import { build } from './build.ts';
import { KB, type Picture } from './picture.ts';
import { drawAll } from './pool.ts';

const isQuick = process.env['TAND_REVIEW'] === '1';
const folder = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Draws the pictures of the edition, or with `--only` those whose names begin with its value, and prints a summary. */
export async function run(argv: readonly string[]): Promise<void> {
  const edition = await readEdition(fileURLToPath(new URL(`../../../editions/${editionOf(process.env)}/`, import.meta.url)));
  const pictures = catalogue(edition);
  const only = argv.includes('--only') && argv[argv.indexOf('--only') + 1];
  if (only) return drawOnly(pictures.filter(picture => picture.name.startsWith(only)));
  const started = performance.now();
  const result = await build(pictures, folder, isQuick);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}digits.json`, `${JSON.stringify(DIGITS, null, 2)}\n`);
  writeFileSync(`${folder}map.json`, `${JSON.stringify(mapAnchors(), null, 2)}\n`);
  writeFileSync(`${folder}hero.json`, `${JSON.stringify(heroCompositions(), null, 2)}\n`);
  writeFileSync(`${folder}city.json`, `${JSON.stringify(city())}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.drawn.length} of ${pictures.length} pictures drawn in ${seconds} s, ${result.removed.length} removed.`);
  // pictures.test.ts checks the sizes after a review build, and draws the largest rasters as for a release.
  if (isQuick) return;
  const weights = pictures.map(({ name, budget }) => ({ name, budget, brotli: result.pictures[name]?.brotli ?? 0 }));
  const heavy = [...weights, ...heroWeights(result.pictures)].filter(({ brotli, budget }) => brotli > budget);
  for (const { name, brotli, budget } of heavy)
    console.error(`${name} has ${(brotli / KB).toFixed(1)} kB, its budget is ${budget / KB} kB.`);
  if (heavy.length) process.exitCode = 1;
}

async function drawOnly(chosen: readonly Picture[]): Promise<void> {
  const drawn = await drawAll(chosen, `${folder}img`, isQuick);
  for (const [name, { bytes, brotli = bytes }] of drawn)
    console.log(`${name} ${(bytes / KB).toFixed(1)} kB, ${(brotli / KB).toFixed(1)} kB over the wire`);
}
