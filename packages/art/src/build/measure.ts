/** `npm run measure -w @tand/art` prints the SVGs that would be smaller as a raster, with the bytes over the wire. */
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
/** Bytes of a picture as AVIF and WebP, with `density` pixels for each of its own. */
async function rasters(markup: string, density: 1 | 2): Promise<[avif: number, webp: number]> {
  const image = sharp(Buffer.from(markup), { unlimited: true, density: 72 * density });
  const [avif, webp] = await Promise.all([image.clone().avif({ quality: 50 }).toBuffer(), image.clone().webp({ quality: 75 }).toBuffer()]);
  return [avif.length, webp.length];
}
const less = (raster: number, svg: number) => `${Math.round((1 - raster / svg) * 100)} %`;

let own = 0;
let sharpScreen = 0;
for (const picture of pictures) {
  const { brotli = 0 } = (await drawPicture(picture)).drawn;
  const markup = flatten(await drawSvg(picture), picture.scene?.mode);
  const [avif, webp] = await rasters(markup, 1);
  if (Math.min(avif, webp) >= brotli) continue;
  own++;
  // On sharp screens only a raster of twice the pixels looks as good as the SVG.
  const [avif2, webp2] = await rasters(markup, 2);
  if (Math.min(avif2, webp2) < brotli) sharpScreen++;
  console.log(
    `${picture.name}: SVG ${brotli}; own pixels AVIF ${avif} WebP ${webp} (${less(Math.min(avif, webp), brotli)} less); ` +
      `twice AVIF ${avif2} WebP ${webp2} (${less(Math.min(avif2, webp2), brotli)} less)`,
  );
}
console.log(`Of ${pictures.length} pictures, ${own} are smaller as a raster of their own pixels, ${sharpScreen} as one for sharp screens.`);
