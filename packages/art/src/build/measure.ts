/** Compares each SVG with what a raster of it would weigh: `npm run measure -w @tand/art`. Prints those where a raster is smaller. */
import { fileURLToPath } from 'node:url';
import { argv, env } from 'node:process';
import sharp from 'sharp';
import { editionOf } from '@tand/editions';

await import('./edition-look.ts');
const { catalogue } = await import('../catalogue/catalogue.ts');
const { readEdition } = await import('../catalogue/edition.ts');
const { flatten } = await import('../svg.ts');
const { drawPicture, drawSvg } = await import('./render.ts');

const edition = await readEdition(fileURLToPath(new URL(`../../../editions/${editionOf(env)}/`, import.meta.url)));
const pictures = catalogue(edition).filter(({ raster, name }) => !raster && (!argv[2] || name.startsWith(argv[2])));
let smaller = 0;
for (const picture of pictures) {
  const { drawn } = await drawPicture(picture);
  const svg = sharp(Buffer.from(flatten(await drawSvg(picture), picture.scene?.mode)), { unlimited: true });
  // Once the picture's own pixels: half of what a sharp screen would need.
  const sizes = await Promise.all([svg.clone().avif({ quality: 50 }).toBuffer(), svg.clone().webp({ quality: 75 }).toBuffer()]);
  const [avif = 0, webp = 0] = sizes.map(({ length }) => length);
  if (Math.min(avif, webp) >= drawn.brotli) continue;
  smaller++;
  console.log(`${picture.name}: SVG ${drawn.brotli}, AVIF ${avif}, WebP ${webp} bytes`);
}
console.log(`${smaller} of ${pictures.length} pictures are smaller as a raster of their own pixels.`);
