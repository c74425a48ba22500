import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFonts } from '../../packages/ui/scripts/fonts.mjs';

interface Font {
  charToGlyphIndex: (letter: string) => number;
}
const root = join(import.meta.dirname, '../..');
const ofArt = createRequire(join(root, 'packages/art/package.json'));
const { parse } = ofArt('opentype.js') as { parse: (bytes: ArrayBuffer) => Font };
const ofSubset = createRequire(createRequire(join(root, 'site/package.json')).resolve('subset-font'));
const { convert } = ofSubset('fontverter') as { convert: (bytes: Buffer, format: 'truetype') => Promise<Buffer> };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fontOf = async (name: string) =>
  parse(new Uint8Array(await convert(await readFile(join(folder, `${name}.woff2`)), 'truetype')).buffer);
const missing = (letters: string, ...all: Font[]) =>
  letters
    .split('')
    .filter(letter => all.every(font => font.charToGlyphIndex(letter) === 0))
    .join('');

test.each(['anybody', 'familjen-grotesk', 'jersey-10'])(
  'has the letters of foreign names for %s in a second file, which has no Swedish letters',
  async name => {
    const own = await fontOf(name);
    const extended = await fontOf(`${name}-ext`);
    const letters = 'ąćęłńśźżčďěňřšťůžőűășțğışāēīūķļņģ';
    expect(missing(letters, own, extended)).toBe('');
    expect(missing('ąśř', own)).toBe('ąśř');
    expect(missing('aåö', extended)).toBe('aåö');
  },
);
