/**
 * Cuts the letters that pictures use out of static TTF files into outlines/*.json, so that a build needs no fonts.
 *
 *   npm run outlines -w @tand/art -- <folder with TTF files>
 *
 * The TTF files are static cuts of @fontsource families under the OFL (Anybody at wght 900 and widths 50 to 150, the sign
 * families at 400). Japanese fonts give only the characters that occur in the sources; Latin ones a fixed set.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
// oxlint-disable-next-line import/default -- its CommonJS build is what Node loads, and that has only a default
import opentype from 'opentype.js';

const LATIN = Array.from(
  ` ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÉÜabcdefghijklmnopqrstuvwxyzåäöéü0123456789.,:;!?&+-–—·'’”"/()[]{}%×#@*=§€…ÆØæøÈèüÑñ`,
);
const source = new URL('../', import.meta.url);
const target = new URL('../../outlines/', import.meta.url);

function japaneseInSources(): string[] {
  const text = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(new URL(name, source), 'utf8'))
    .join('');
  return [...new Set(text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g) ?? [])].toSorted();
}

function cut(file: string, chars: string[]) {
  const bytes = readFileSync(file);
  // oxlint-disable-next-line import/no-named-as-default-member -- see the import
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const present = chars.filter(char => font.charToGlyphIndex(char) > 0);
  const glyphs: Record<string, [number, string]> = {};
  for (const char of present) {
    const glyph = font.charToGlyph(char);
    const path = glyph
      .getPath(0, 0, font.unitsPerEm)
      .commands.map(command => {
        const { type, ...points } = command;
        const { x, y, x1, y1, x2, y2 } = points as Record<string, number | undefined>;
        return (
          type +
          [x1, y1, x2, y2, x, y]
            .filter(value => value !== undefined)
            .map(Math.round)
            .join(' ')
        );
      })
      .join('');
    glyphs[char] = [Math.round(glyph.advanceWidth ?? 0), path];
  }
  const kern: Record<string, number> = {};
  for (const left of present)
    for (const right of present) {
      const value = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
      if (value) kern[left + right] = value;
    }
  return { em: font.unitsPerEm, glyphs, kern };
}

const folder = process.argv[2];
if (!folder) throw new Error('Give the folder with the TTF files.');
for (const name of readdirSync(folder).filter(entry => entry.endsWith('.ttf'))) {
  const chars = name.endsWith('-jp.ttf') ? japaneseInSources() : LATIN;
  writeFileSync(new URL(`${basename(name, '.ttf')}.json`, target), `${JSON.stringify(cut(join(folder, name), chars))}\n`);
}
