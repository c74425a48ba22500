import { wordmarkOnFace } from '../brand/wordmark.ts';
import { rightFace, topFace, type Face, type Rect } from '../face.ts';
import { polygon, project, type Point } from '../iso.ts';
import { LOOK, type Look } from '../look.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';

export interface SleeveOptions {
  /** Width of the tray inside, in units. */
  inner?: number;
  /** Length of the visible sleeve. */
  length?: number;
  /** Width of its mouth that the picture shows, from the left; the lettering fits into it. Default: all of it. */
  shown?: number;
}

/** Patterns of the label's ground: rays from the wordmark, waves or stripes. */
const PATTERNS: Record<Look['sleeve']['pattern'], (face: Face, k: number, colour: string, middle: Point) => string> = {
  rays(face, k, colour, middle) {
    const ray = (i: number) => {
      const [from, to] = [(i / 14) * Math.PI, ((i + 1) / 14) * Math.PI];
      const tip = (angle: number) => face.m(middle[0] + Math.cos(angle) * 60 * k, middle[1] + Math.sin(angle) * 60 * k);
      return polygon([face.m(...middle), tip(from), tip(to)], colour);
    };
    return [...Array(14)].map((_, i) => ray(i * 2)).join('');
  },
  waves(face, k, colour) {
    const crest = (v: number, height: number) =>
      [...Array(65)].map((_, i): Point => face.m((i / 64) * face.w, v + Math.sin(i * 0.72) * height * k));
    return [...Array(Math.ceil(face.h / (4.4 * k)))]
      .map((_, row) => polygon([...crest(row * 4.4 * k, 0.8), ...crest(row * 4.4 * k + 2 * k, 0.8).toReversed()], colour))
      .join('');
  },
  stripes: (face, k, colour) =>
    [...Array(16)]
      .map((_, i) => {
        const u = (i * 6 - 30) * k;
        const corners: Point[] = [face.m(u, 0), face.m(u + 3 * k, 0), face.m(u + 3 * k + face.h, face.h), face.m(u + face.h, face.h)];
        return polygon(corners, colour);
      })
      .join(''),
};

/** The label on the sleeve: its pattern, wordmark, two lines of lettering, four rivets. `k` is its size relative to the full box. */
function labelArt(face: Face, k: number, shown?: number): string {
  const { w, h: d } = face;
  // The deeper something is in the box, the further left the picture's edge cuts it.
  const mark = shown === undefined ? w - 12 * k : (shown - 12 * k) / 1.42;
  const left = 6 * k;
  const top = shown === undefined ? (d - mark * 0.42) / 2 - 0.3 * k : d - 5.9 * k - mark * 0.42;
  const middle: Point = [left + mark / 2, shown === undefined ? d * 0.56 : top + mark * 0.24];
  const { ground: main, second: rim, pattern } = LOOK.sleeve;
  const field = face.rect(2 * k, 2 * k, w - 4 * k, d - 4 * k, '');
  const rivets: readonly Point[] = [
    [4.4, 3.6],
    [w / k - 4.4, 3.6],
    [4.4, d / k - 4],
    [w / k - 4.4, d / k - 4],
  ];
  const rivet = ([u, v]: Point) =>
    face.ellipse(u * k, v * k, 1.1 * k, 1.1 * k, `${rim}1`, ' stroke-width=".8"') +
    face.ellipse(u * k, v * k, 0.5 * k, 0.5 * k, `${main}1 z`);
  return (
    face.rect(0, 0, w, d, `${rim}1`) +
    face.rect(1.2 * k, 1.2 * k, w - 2.4 * k, d - 2.4 * k, `${rim}1`, ' stroke-width="2.4"') +
    face.rect(2 * k, 2 * k, w - 4 * k, d - 4 * k, `${main}1`) +
    `<clipPath id="lbl">${field}</clipPath><g clip-path="url(#lbl)">${PATTERNS[pattern](face, k, `${main}0 z`, middle)}</g>` +
    face.rect(2 * k, 2 * k, w - 4 * k, d - 4 * k, 'n') +
    wordmarkOnFace(face, left, top, mark) +
    face.text('SÄKERHETS-SPELSTICKOR', 6.5 * k, 3 * k, w - 13 * k, 1.6 * k, pattern === 'rays' ? `${rim}1 z` : 'y1 z', FONT.widest) +
    face.text(
      [LOOK.city.toUpperCase(), ...(LOOK.by ? [LOOK.by] : [])].join(' · '),
      left + 0.5 * k,
      d - 5 * k,
      mark - k,
      1.8 * k,
      'w0 z',
      FONT.wide,
    ) +
    rivets.map(rivet).join('')
  );
}

/** The upper edge of the sleeve's mouth, left to right, px. */
export function mouthEdge({ inner = 40.8 }: SleeveOptions = {}): readonly [Point, Point] {
  const front = -0.6;
  const top = -4.4 + 12.6;
  return [project(-2.2, front, top), project(-2.2 + inner + 2.8, front, top)];
}

/** The sleeve of the matchbox behind the tray, its mouth towards the viewer, the striker on its right side. */
export function sleeve(s: Scene, { inner = 40.8, length = 29.4, shown }: SleeveOptions = {}): void {
  const [x, y, z] = [-2.2, -0.6 - length, -4.4];
  const [w, h] = [inner + 2.8, 12.6];
  const [right, front] = [x + w, y + length];
  const mouth =
    polygon([project(x, front, z + h), project(right, front, z + h), project(right, front, z), project(x, front, z)], 'w1') +
    polygon(
      [
        project(x + 0.9, front, z + h - 0.9),
        project(right - 0.9, front, z + h - 0.9),
        project(right - 0.9, front, z),
        project(x + 0.9, front, z),
      ],
      'k3',
    );
  const ceiling = polygon(
    [
      project(x + 0.9, front, z + h - 0.9),
      project(right - 0.9, front, z + h - 0.9),
      project(right - 0.9, front - 8, z + h - 0.9),
      project(x + 0.9, front - 8, z + h - 0.9),
    ],
    'k2 z',
  );
  const side = rightFace(right, front, z, length, h);
  const dots: Rect[] = [];
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < length / 1.05; i++) {
      const u = 0.4 + i * 1.05 + (row % 2) * 0.52;
      if (u < length - 0.5) dots.push([u, 3 + row, 0.34, 0.34]);
    }
  const striker = side.rect(0, 0, length, h, `${LOOK.sleeve.second}2`) + side.rect(0, 2.6, length, 7.4, 'r3') + side.rects(dots, 'w3 z');
  s.add(x, y, z, w, length, h, mouth + ceiling + striker + labelArt(topFace(x, y, z + h, w, length), w / 43.6, shown));
  s.amend(solid => (solid.lit = 'n'));
}
