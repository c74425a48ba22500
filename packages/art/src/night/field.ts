import { closed, project, type Point } from '../iso.ts';
import { FALLING, type Falling, type Floor, type Lamp } from './lights.ts';

export type Level = 0 | 1 | 2 | 3;

/** Size of a tile of light, in units: the edges of light are stairs, like the pixels of the wordmark. */
const TILE = 1 / 3;
/** Strength from which a tile belongs to the rim, the middle, the core. */
const STEPS = [0.001, 0.27, 0.6] as const;
/** Opacity of the light on the floor in each step. */
const INK = [0, 0.62, 0.7, 0.8] as const;

const levelOf = (strength: number): Level => (strength > STEPS[2] ? 3 : strength > STEPS[1] ? 2 : strength > STEPS[0] ? 1 : 0);

/** Light on the floor. Each tile belongs to its strongest lamp, so colours meet at an edge and never add up to grey. */
export class LightField {
  private readonly lamps: readonly Lamp[];
  private readonly floor: Floor;

  constructor(lamps: readonly Lamp[], floor: Floor) {
    this.lamps = lamps;
    this.floor = floor;
  }

  at(x: number, y: number): { light: Falling; level: Level } {
    let best = 0;
    let light: Falling = 'ey';
    for (const lamp of this.lamps) {
      const strength = 1 - Math.hypot(lamp.x - x, lamp.y - y) / lamp.reach;
      if (strength > best) [best, light] = [strength, lamp.light];
    }
    return { light, level: levelOf(best) };
  }

  /** The pools on the floor: for each ink and step one path, whatever the number of lamps. */
  markup(): string {
    const [x0, y0, x1, y1, z = 0] = this.floor;
    const [columns, rows] = [Math.round((x1 - x0) / TILE), Math.round((y1 - y0) / TILE)];
    const tiles = [...Array(rows)].map((_, row) =>
      [...Array(columns)].map((_, column) => this.at(x0 + (column + 0.5) * TILE, y0 + (row + 0.5) * TILE)),
    );
    let svg = '';
    for (const light of FALLING)
      for (const level of [1, 2, 3] as const) {
        const has = (column: number, row: number) => {
          const tile = tiles[row]?.[column];
          return tile !== undefined && tile.light === light && tile.level === level;
        };
        const outline = trace(columns, rows, has);
        if (!outline.length) continue;
        const d = outline.map(loop => closed(loop.map(([u, v]) => project(x0 + u * TILE, y0 + v * TILE, z)))).join('');
        svg += `<path class="${light}${level} z" fill-opacity="${INK[level]}" fill-rule="evenodd" d="${d}"/>`;
      }
    return svg;
  }
}

/** The outlines of a set of tiles, corners only. */
export function trace(columns: number, rows: number, has: (column: number, row: number) => boolean): Point[][] {
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!has(column, row)) continue;
      if (!has(column, row - 1)) edge([column, row], [column + 1, row]);
      if (!has(column + 1, row)) edge([column + 1, row], [column + 1, row + 1]);
      if (!has(column, row + 1)) edge([column + 1, row + 1], [column, row + 1]);
      if (!has(column - 1, row)) edge([column, row + 1], [column, row]);
    }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const loop: Point[] = [];
      let here = start;
      for (let to = next.get(here)?.pop(); to; to = next.get(here)?.pop()) {
        loop.push(to);
        here = to.join();
      }
      loops.push(
        loop.filter(([x, y], i) => {
          const [a, b] = [loop.at(i - 1), loop[(i + 1) % loop.length]];
          return !a || !b || ((a[0] !== x || b[0] !== x) && (a[1] !== y || b[1] !== y));
        }),
      );
    }
  }
  return loops;
}
