import { editionOf } from '@tand/editions';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { readEdition } from '../catalogue/edition.ts';
import { flatten } from '../svg.ts';
import { drawPicture, drawSvg } from './render.ts';

const pictures = catalogue(await readEdition(fileURLToPath(new URL(`../../../editions/${editionOf(process.env)}/`, import.meta.url))));

/** One picture of each kind; `npm run measure -w @tand/art` compares all pictures. */
const samples = [
  'hero/mobile-drawer-night',
  'districts/quiet-lan-day',
  'scenes/camping-night',
  'labels/tokyo-town',
  'news/pack-list',
  'creators/turbotant',
];

const find = (name: string) => {
  const picture = pictures.find(candidate => candidate.name === name);
  if (!picture) throw new Error(`There is no picture "${name}".`);
  return picture;
};

test.each(samples)('draws %s as an SVG that compresses to fewer bytes than its AVIF or WebP', async name => {
  const picture = find(name);
  const { drawn } = await drawPicture(picture);
  const pixels = sharp(Buffer.from(flatten(await drawSvg(picture), picture.scene?.mode)), { unlimited: true });
  const rasters = [await pixels.clone().avif({ quality: 50, effort: 2 }).toBuffer(), await pixels.clone().webp({ quality: 75 }).toBuffer()];
  for (const { length } of rasters) expect(drawn.brotli).toBeLessThan(length);
});

test.each(['scenes/sleeping-hall-day', 'instagram/1'])('replaces the colour variables of %s for a raster', async name => {
  expect(flatten(await drawSvg(find(name)))).not.toContain('var(--');
});
