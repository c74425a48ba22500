import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** PNG of `words`, an SVG, over the picture named `blank`, if any (META-2). */
export type DrawPreview = (blank: string | undefined, words: string) => Promise<Uint8Array<ArrayBuffer>>;

async function draw(words: Buffer, ground?: Buffer) {
  // A native module: loaded with the first picture, not at each start.
  const { default: sharp } = await import('sharp');
  const image = ground ? sharp(ground).composite([{ input: words }]) : sharp(words);
  return new Uint8Array(await image.png({ palette: true, effort: 1, dither: 0, compressionLevel: 6 }).toBuffer());
}

/** Pictures without a background are not cached, as they may include a visitor's name. */
export function previewDrawer(blanks: URL, folder?: string): DrawPreview {
  return async (blank, markup) => {
    if (blank === undefined) return draw(Buffer.from(markup));
    const [ground, words] = [await readFile(new URL(`${blank}.png`, blanks)), Buffer.from(markup)];
    if (!folder) return draw(words, ground);
    const name = createHash('sha256').update(ground).update(words).digest('hex').slice(0, 32);
    const file = join(folder, `${name}.png`);
    return readFile(file).then(
      bytes => new Uint8Array(bytes),
      async () => {
        const bytes = await draw(words, ground);
        await mkdir(folder, { recursive: true });
        // Written atomically: several processes export at once.
        await writeFile(`${file}.${process.pid}`, bytes);
        await rename(`${file}.${process.pid}`, file);
        return bytes;
      },
    );
  };
}
