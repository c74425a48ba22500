import { Face, leftFace, rightFace, topFace } from './face.ts';
import { closed, coords, LIFT, localOrigin, origin, polygon, project, UNIT, type Point, type Point3 } from './iso.ts';
import { cylinderMarkup, sphereMarkup, type CylinderShape } from './solids.ts';
import type { Ink } from './palette.ts';
import { paintersOrder, type Solid } from './sort.ts';
import { round } from './type.ts';
import type { Floor, Lamp } from './night/lights.ts';

/** An ink, of which three tones are used, or the classes of top, left and right. */
export type Paint = Ink | readonly [top: string, left: string, right: string];
export const tones = (paint: Paint): readonly [string, string, string] =>
  typeof paint === 'string' ? [`${paint}0`, `${paint}1`, `${paint}2`] : paint;

/** What is painted on the three visible sides of a box. */
export interface Decor {
  L?: (face: Face) => string;
  R?: (face: Face) => string;
  T?: (face: Face) => string;
}
export interface BoxOptions extends Decor {
  /** No ground shadow with `false`. */
  sh?: boolean;
  /** No highlight line with `false`. */
  hi?: boolean;
}
interface SpriteOptions {
  w?: number;
  h?: number;
  shadow?: number;
  flip?: boolean;
  scale?: number;
}

const HIGHLIGHT = 'class="n" stroke="#fff" stroke-opacity=".5" stroke-width=".8"';

/**
 * A picture under construction: ground, shadows, solids sorted by depth, sky.
 * `part()` opens a named group; groups are painted in the order in which they were opened, each sorted in itself.
 */
export class Scene {
  readonly floor: string[] = [];
  readonly shadows: string[] = [];
  /** What lights the floor at night. */
  readonly lamps: Lamp[] = [];
  /** The floor that light may lie on, in units. */
  bed: Floor = [0, 0, 0, 0];
  readonly over: string[] = [];
  readonly defs = new Map<string, string>();
  readonly parts: { name: string; solids: Solid[] }[] = [{ name: '', solids: [] }];
  /** Positions of the things that a page may animate, px. */
  readonly lives: { name: string; x: number; y: number }[] = [];
  private readonly hasLife: boolean;

  /** @param options `withoutLife` leaves out what a page draws above the still picture (see `living`) */
  constructor({ withoutLife = false }: { withoutLife?: boolean } = {}) {
    this.hasLife = !withoutLife;
  }

  /** Bounds in px: left, top, right, bottom. */
  bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];

  get solids(): Solid[] {
    return this.parts.at(-1)?.solids ?? [];
  }

  part(name: string): this {
    this.parts.push({ name, solids: [] });
    return this;
  }

  /** Draws something that pages may animate, at a point of the world, and records its position in `lives`. */
  living(name: string, [x, y, z]: Point3, draw: () => void): this {
    const [left, top] = project(x, y, z);
    this.lives.push({ name, x: round(left), y: round(top) });
    if (this.hasLife) draw();
    return this;
  }

  grow(...points: Point[]): void {
    for (const [x, y] of points) {
      const [x0, y0, x1, y1] = this.bounds;
      this.bounds = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
    }
  }

  /** A solid of any form in its bounding box: farthest lower corner x, y, z; size w, d, h. */
  add(x: number, y: number, z: number, w: number, d: number, h: number, svg: string): this {
    const o = localOrigin();
    const [x0, y0, z0] = [x + o.x, y + o.y, z + o.z];
    this.solids.push({ x0, y0, z0, x1: x0 + w, y1: y0 + d, z1: z0 + h, svg });
    this.grow(project(x, y, z + h), project(x + w, y, z + h), project(x, y + d, z + h), project(x + w, y + d, z));
    return this;
  }

  /** Changes the solid that was added last (its bounds for sorting, or its markup). */
  amend(change: (solid: Solid) => void): this {
    const last = this.solids.at(-1);
    if (last) change(last);
    return this;
  }

  ground(svg: string): this {
    this.floor.push(svg);
    return this;
  }

  sky(svg: string): this {
    this.over.push(svg);
    return this;
  }

  /** Shadow on the ground: falls to the right, 0.3 units per unit of height. */
  shadow(x: number, y: number, w: number, d: number, h: number, z = 0): this {
    const far = 0.3 * h;
    const near = 0.3 * z;
    const corners: Point[] = [
      [x + near, y + d - near],
      [x + near, y - near],
      [x + far, y - far],
      [x + w + far, y - far],
      [x + w + far, y + d - far],
      [x + w + near, y + d - near],
    ];
    this.shadows.push(closed(corners.map(([u, v]) => project(u, v))));
    return this;
  }

  boxSvg(x: number, y: number, z: number, w: number, d: number, h: number, paint: Paint, options: BoxOptions = {}): string {
    const [top, left, right] = tones(paint);
    const a = project(x, y, z + h);
    const b = project(x + w, y, z + h);
    const c = project(x + w, y + d, z + h);
    const e = project(x, y + d, z + h);
    let svg = '';
    if (h > 0) {
      svg += polygon([e, c, project(x + w, y + d, z), project(x, y + d, z)], left);
      svg += options.L?.(leftFace(x, y + d, z, w, h)) ?? '';
      svg += polygon([c, b, project(x + w, y, z), project(x + w, y + d, z)], right);
      svg += options.R?.(rightFace(x + w, y + d, z, d, h)) ?? '';
    }
    svg += polygon([a, b, c, e], top);
    svg += options.T?.(topFace(x, y, z + h, w, d)) ?? '';
    if (options.hi !== false && h > 0.5 && w > 0.7 && d > 0.7) {
      const from = project(x + 0.12, y + d - 0.02, z + h - 0.07);
      const to = project(x + w - 0.06, y + d - 0.02, z + h - 0.07);
      svg += `<path ${HIGHLIGHT} d="M${coords(from)}L${coords(to)}"/>`;
    }
    return svg;
  }

  /** A box; `L`, `R` and `T` paint on its sides. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, paint: Paint, options: BoxOptions = {}): this {
    if (options.sh !== false && z < 6) this.shadow(x, y, w, d, z + h, z);
    return this.add(x, y, z, w, d, h, this.boxSvg(x, y, z, w, d, h, paint, options));
  }

  /** A gable roof with its ridge along x or y; `end` is the class of the visible gable. */
  gable(
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    paint: Paint,
    axis: 'x' | 'y' = 'x',
    options: { end?: string; deco?: () => string } = {},
  ): this {
    const [lit, left, right] = tones(paint);
    let svg: string;
    if (axis === 'x') {
      const from = project(x, y + d / 2, z + h);
      const to = project(x + w, y + d / 2, z + h);
      svg = polygon([project(x, y, z), project(x + w, y, z), to, from], lit);
      svg += polygon([project(x, y + d, z), project(x + w, y + d, z), to, from], left);
      svg += polygon([project(x + w, y, z), project(x + w, y + d, z), to], options.end ?? right);
    } else {
      const from = project(x + w / 2, y, z + h);
      const to = project(x + w / 2, y + d, z + h);
      svg = polygon([project(x, y, z), project(x, y + d, z), to, from], lit);
      svg += polygon([project(x + w, y, z), project(x + w, y + d, z), to, from], right);
      svg += polygon([project(x, y + d, z), project(x + w, y + d, z), to], options.end ?? left);
    }
    return this.add(x, y, z, w, d, h, svg + (options.deco?.() ?? ''));
  }

  pyramid(x: number, y: number, z: number, w: number, d: number, h: number, ink: Ink): this {
    const tip = project(x + w / 2, y + d / 2, z + h);
    const [back, right, left, near] = [project(x, y, z), project(x + w, y, z), project(x, y + d, z), project(x + w, y + d, z)];
    const svg =
      polygon([back, right, tip], `${ink}0`) +
      polygon([back, left, tip], `${ink}0`) +
      polygon([left, near, tip], `${ink}1`) +
      polygon([right, near, tip], `${ink}2`);
    return this.add(x, y, z, w, d, h, svg);
  }

  /** A standing cylinder or cone stump (`r2` is the upper radius); x, y is its middle. */
  cyl(
    x: number,
    y: number,
    z: number,
    r: number,
    h: number,
    paint: Paint,
    options: { r2?: number; sh?: boolean; deco?: (shape: CylinderShape) => string } = {},
  ): this {
    if (options.sh !== false && z < 4) this.shadow(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, z + h, z);
    return this.add(x - r, y - r, z, r * 2, r * 2, h, cylinderMarkup(x, y, z, r, h, tones(paint), options.r2 ?? r, options.deco));
  }

  /** A ball round x, y, z, or with `dome` its upper half standing there. */
  sphere(x: number, y: number, z: number, r: number, paint: Paint, options: { dome?: boolean; sh?: boolean } = {}): this {
    if (options.sh !== false && z < 4) this.shadow(x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4, z + r, Math.max(0, z - r));
    const svg = sphereMarkup(x, y, z, r, tones(paint), options.dome);
    return this.add(x - r, y - r, options.dome ? z : z - r, 2 * r, 2 * r, options.dome ? r : 2 * r, svg);
  }

  /** Flat art standing at a point of the ground, drawn in px with its origin at the feet. */
  sprite(x: number, y: number, z: number, svg: string, options: SpriteOptions = {}): this {
    const [left, top] = project(x, y, z);
    const { w = 0.5, h = 2, scale } = options;
    if (options.shadow !== 0 && z < 0.5) this.shadows.push(`M${round(left - 3.2)} ${round(top)}a4.4 2.2 0 1 1 8.8 0a4.4 2.2 0 1 1-8.8 0z`);
    const turn = (options.flip ? 'scale(-1 1)' : '') + (scale ? `scale(${scale})` : '');
    const placed = `<g transform="translate(${round(left)} ${round(top)})${turn}">${svg}</g>`;
    return this.add(x - w / 2, y - w / 2, z, w, w, h, placed);
  }

  /** A line through points of the world, as markup. */
  line3(points: readonly Point3[], width = 1.2, cls = ''): string {
    return `<path class="n ${cls}" stroke-width="${width}" d="M${points.map(([x, y, z]) => coords(project(x, y, z))).join('L')}"/>`;
  }

  /** Light that falls on the floor from something above it. */
  lamp(x: number, y: number, reach: number, light: Lamp['light'] = 'ey'): this {
    const o = localOrigin();
    this.lamps.push({ x: x + o.x, y: y + o.y, reach, light, part: this.parts.at(-1)?.name ?? '' });
    return this;
  }

  /** A pool of light on the ground, seen at night only. */
  pool(x: number, y: number, radius: number, light: Lamp['light'] = 'ey'): this {
    return this.lamp(x, y, radius * 1.25, light);
  }

  def(id: string, svg: string): string {
    if (!this.defs.has(id)) this.defs.set(id, `<g id="${id}">${svg}</g>`);
    return id;
  }

  /**
   * All markup, back to front. Named parts become groups with a `data-d` attribute.
   * @param paint turns solids in painter's order into markup; by default they stay as drawn
   * @param pools markup above the floor and its shadows, below everything else
   */
  body(paint: (solids: readonly Solid[]) => string = solids => solids.map(({ svg }) => svg).join(''), pools = ''): string {
    origin();
    const painted = this.parts.map(({ name, solids }) => {
      const markup = paint(paintersOrder(solids, LIFT / UNIT));
      return name ? `<g id="d-${name}" data-d="${name}">${markup}</g>` : markup;
    });
    const shadows = this.shadows.length ? `<path class="sh" d="${this.shadows.join('')}"/>` : '';
    return this.floor.join('') + shadows + pools + painted.join('') + this.over.join('');
  }
}
