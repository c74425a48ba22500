import { emblem, place } from '../emblems/emblem.ts';
import { frame, groundArt, groundColour, isDark, type Ground, type Palette } from '../labels/ground.ts';
import { LINE, PAPER } from '../palette.ts';
import { rng } from '../rng.ts';
import { wrap } from '../svg.ts';
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
const [W, H] = [640, 360];
const BOX = { w: 452, h: 104 };
/** The plate behind the name. */
const PLATE = { x: 60, y: 142, w: 520, h: 164 };
/** Inks of tiles. No page of a partner has one of the first inks as its background. */
const PALETTES: readonly Palette[] = [
  ['b', 'y'],
  ['r', 'y'],
  ['k', 'y'],
  ['w', 'r'],
];
const GROUNDS: readonly Ground[] = ['rays', 'stripes', 'iso', 'waves'];

/** Scale of a name in its cell. Short names don't fill it, as their letters would be too large. */
function sizeOf(width: number, height: number): number {
  return Math.min(BOX.w / width, BOX.h / height, (BOX.w * 0.9) / Math.max(width, height * 2.4));
}

/**
 * A partner's label: its name set in type on a plate, a match above it, 640 by 360. Logos are never drawn from memory; once a
 * partner delivers a one-colour logo, it replaces the tile. Neighbours in a list, by `index`, differ in ink and ground.
 */
export function partnerTile(name: string, index: number): string {
  const r = rng(`partner-${name}`);
  for (let i = 0; i < 5; i++) r();
  const [font, track] = r.pick(CUTS);
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = name.length > 13 && words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [name];
  const upper = r.chance(0.4) || font === FONT.neon;
  const palette = PALETTES[index % PALETTES.length] ?? PALETTES[0]!;
  const ground = GROUNDS[Math.floor(index * 1.4) % GROUNDS.length] ?? 'rays';
  const ink = isDark(palette[0]) ? PAPER : LINE;
  const drawn = lines.map(line => outline(font, upper ? line.toUpperCase() : line, 60, track));
  const width = Math.max(...drawn.map(line => line.width));
  const leading = 66;
  const height = drawn.length === 1 ? (drawn[0]?.height ?? 1) : leading + 44;
  const k = drawn.length === 1 ? sizeOf(width, height) : Math.min(BOX.w / width, 132 / height);
  const data = drawn
    .map((line, i) => {
      const left = (W - line.width * k) / 2;
      const top = PLATE.y + (PLATE.h - height * k) / 2 + (drawn.length === 1 ? 0 : i * leading * k + (44 - line.height) * k * 0.5);
      return pathData(line.commands, (x, y) => [left + x * k, top + y * k]);
    })
    .join('');
  const match = emblem('match');
  const { x, y, w, h } = PLATE;
  return wrap(
    [0, 0, W, H],
    `<style>${match.rules}</style><defs>${match.defs}</defs>${groundArt(ground, W, H, palette, { deep: true })}${frame(W, H, ink, 16)}` +
      place(match, { x: W / 2, y: 88, w: 200, h: 76 }, LINE) +
      `<path fill="${groundColour(palette[0])}" stroke="${ink}" stroke-width="4" d="M${x} ${y}h${w}v${h}h-${w}z"/><path fill="${ink}" d="${data}"/>`,
  );
}
