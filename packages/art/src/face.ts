import { closed, coords, project, type Point } from './iso.ts';
import { FONT, outline, pathData } from './type.ts';

/** A rectangle on a face: u right, v down, width, height, in world units. */
export type Rect = readonly [u: number, v: number, w: number, h: number];

interface GridOptions {
  /** Margins left and right, above and below. */
  mx?: number;
  my?: number;
  gap?: number;
  cls?: string;
  /** Whether a window is left out. */
  skip?: (column: number, row: number) => boolean;
  ex?: string;
}
interface TextOptions {
  /** Space between letters, em. */
  track?: number;
  /** Fills the box in both directions instead of keeping the letters' form. */
  stretch?: boolean;
  align?: 'left';
  ex?: string;
}

/** A flat face of a box. Drawing on it uses world units, u to the right and v down, and is projected onto the picture. */
export class Face {
  readonly w: number;
  readonly h: number;
  readonly kind: 'left' | 'right' | 'top' | 'free';
  readonly start: readonly [number, number, number];

  constructor(kind: Face['kind'], x: number, y: number, z: number, w: number, h: number) {
    this.kind = kind;
    this.start = [x, y, z];
    this.w = w;
    this.h = h;
  }

  /** A point of the face in px. */
  m(u: number, v: number): Point {
    const [x, y, z] = this.start;
    if (this.kind === 'left') return project(x + u, y, z + this.h - v);
    if (this.kind === 'right') return project(x, y - u, z + this.h - v);
    return project(x + u, y + v, z);
  }

  pts(points: readonly Point[], cls: string, ex = ''): string {
    return `<path class="${cls}"${ex} d="${closed(points.map(([u, v]) => this.m(u, v)))}"/>`;
  }

  rect(u: number, v: number, w: number, h: number, cls: string, ex = ''): string {
    return this.rects([[u, v, w, h]], cls, ex);
  }

  /** Many rectangles as one path. */
  rects(list: readonly Rect[], cls: string, ex = ''): string {
    const corners = ([u, v, w, h]: Rect) => [this.m(u, v), this.m(u + w, v), this.m(u + w, v + h), this.m(u, v + h)];
    return `<path class="${cls}"${ex} d="${list.map(rect => closed(corners(rect))).join('')}"/>`;
  }

  line(points: readonly Point[], width = 1, cls = '', ex = ''): string {
    return `<path class="n ${cls}"${ex} stroke-width="${width}" d="M${points.map(([u, v]) => coords(this.m(u, v))).join('L')}"/>`;
  }

  /** A regular grid of windows. */
  grid(columns: number, rows: number, options: GridOptions = {}): string {
    const { mx = 0.4, my = 0.4, gap = 0.3, cls = 'gl z', skip = () => false, ex = '' } = options;
    const w = (this.w - 2 * mx - gap * (columns - 1)) / columns;
    const h = (this.h - 2 * my - gap * (rows - 1)) / rows;
    const windows: Rect[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if (!skip(column, row)) windows.push([mx + column * (w + gap), my + row * (h + gap), w, h]);
    return windows.length ? this.rects(windows, cls, ex) : '';
  }

  ellipse(u: number, v: number, ru: number, rv: number, cls: string, ex = ''): string {
    const points: Point[] = [];
    const steps = ru + rv < 0.8 ? 10 : 20;
    for (let i = 0; i < steps; i++) {
      const angle = (i / steps) * 2 * Math.PI;
      points.push([u + Math.cos(angle) * ru, v + Math.sin(angle) * rv]);
    }
    return this.pts(points, cls, ex);
  }

  /** Lettering fitted into a box. */
  text(
    text: string,
    u: number,
    v: number,
    w: number,
    h: number,
    cls: string,
    font: string = FONT.pixel,
    options: TextOptions = {},
  ): string {
    const letters = outline(font, text, 10, options.track ?? 0);
    let sx = w / letters.width;
    let sy = h / letters.height;
    if (!options.stretch) sx = sy = Math.min(sx, sy);
    const left = u + (options.align === 'left' ? 0 : (w - letters.width * sx) / 2);
    const top = v + (h - letters.height * sy) / 2;
    return `<path class="${cls}"${options.ex ?? ''} d="${pathData(letters.commands, (x, y) => this.m(left + x * sx, top + y * sy))}"/>`;
  }

  /** Stacked vertical lettering. */
  vtext(text: string, u: number, v: number, w: number, h: number, cls: string, font: string = FONT.kana, gap = 0.12): string {
    const chars = Array.from(text);
    const each = (h - gap * (chars.length - 1)) / chars.length;
    return chars.map((char, i) => this.text(char, u, v + i * (each + gap), w, each, cls, font)).join('');
  }

  stripes(count: number, cls: string, horizontal = false): string {
    const list: Rect[] = [];
    for (let i = 0; i < count; i += 2)
      list.push(horizontal ? [0, (i * this.h) / count, this.w, this.h / count] : [(i * this.w) / count, 0, this.w / count, this.h]);
    return this.rects(list, cls);
  }

  /** An arched doorway or window standing on the face's lower edge. */
  arch(u: number, w: number, h: number, cls: string, ex = ''): string {
    const radius = w / 2;
    const spring = this.h - h + radius;
    const points: Point[] = [
      [u, this.h],
      [u, spring],
    ];
    for (let i = 0; i <= 10; i++) {
      const angle = Math.PI - (i / 10) * Math.PI;
      points.push([u + radius + Math.cos(angle) * radius, spring - Math.sin(angle) * radius * 1.15]);
    }
    points.push([u + w, this.h]);
    return this.pts(points, cls, ex);
  }
}

/** A face given by its four corners in px (of tilted boxes): top left, top right, bottom right, bottom left. */
export class Quad extends Face {
  readonly corners: readonly [Point, Point, Point, Point];

  constructor(corners: readonly [Point, Point, Point, Point], w: number, h: number) {
    super('free', 0, 0, 0, w, h);
    this.corners = corners;
  }

  override m(u: number, v: number): Point {
    const s = u / this.w;
    const t = v / this.h;
    const [a, b, c, d] = this.corners;
    const mix = (i: 0 | 1) => a[i] * (1 - s) * (1 - t) + b[i] * s * (1 - t) + c[i] * s * t + d[i] * (1 - s) * t;
    return [mix(0), mix(1)];
  }
}

/** A horizontal face; its near corner towards the viewer is (x + w, y + d). */
export const topFace = (x: number, y: number, z: number, w: number, d: number): Face => new Face('top', x, y, z, w, d);
/** The lower left side of a box, at y. */
export const leftFace = (x: number, y: number, z: number, w: number, h: number): Face => new Face('left', x, y, z, w, h);
/** The lower right side of a box, at x; y is its near edge. */
export const rightFace = (x: number, y: number, z: number, d: number, h: number): Face => new Face('right', x, y, z, d, h);
