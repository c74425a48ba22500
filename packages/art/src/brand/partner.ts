import { rng } from '../rng.ts';
import { outline, pathData, FONT } from '../type.ts';

/** Families for partners' names, with their letter-spacing in em. */
const CUTS = [
  [FONT.widest, 0.02],
  [FONT.narrow, 0.03],
  ['any700-75', 0.02],
  [FONT.poster, 0.01],
  ['titan-one', 0],
  [FONT.neon, 0],
  ['rubik-mono-one', -0.06],
  ['gasoek-one', 0.01],
  [FONT.pixel, 0.02],
  ['lilita-one', 0.01],
  ['alfa-slab-one', 0.01],
  ['chango', -0.02],
] as const;
const [W, H] = [320, 180];
const BOX = { w: 236, h: 58 };

/** How much of the cell a name may fill: short names are not blown up. */
function sizeOf(width: number, height: number): number {
  return Math.min(BOX.w / width, BOX.h / height, (BOX.w * 0.9) / Math.max(width, height * 2.4));
}

/**
 * A partner's name set in type: one colour (black, or white with `fill`), 320 by 180. Logos are never drawn from memory;
 * a real one-colour logo takes the tile's place when it is delivered.
 */
export function partnerTile(name: string, fill: string): string {
  const r = rng(`partner-${name}`);
  for (let i = 0; i < 5; i++) r();
  const [font, track] = r.pick(CUTS);
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = name.length > 13 && words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  const upper = r.chance(0.4) || font === FONT.neon;
  const drawn = lines.map(line => outline(font, upper ? line.toUpperCase() : line, 60, track));
  const width = Math.max(...drawn.map(line => line.width));
  const leading = 66;
  const height = drawn.length === 1 ? (drawn[0]?.height ?? 1) : leading + 44;
  const k = drawn.length === 1 ? sizeOf(width, height) : Math.min(BOX.w / width, 88 / height);
  const data = drawn
    .map((line, i) => {
      const left = (W - line.width * k) / 2;
      const top = (H - height * k) / 2 + (drawn.length === 1 ? 0 : i * leading * k + (44 - line.height) * k * 0.5);
      return pathData(line.commands, (x, y) => [left + x * k, top + y * k]);
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path fill="${fill}" d="${data}"/></svg>`;
}
