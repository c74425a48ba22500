import { rightFace } from '../face.ts';
import { flame } from '../props/fire.ts';
import type { Scene } from '../scene.ts';
import { round } from '../type.ts';

export interface MatchRow {
  /** The sleeve's right side: its x, its front and how much of it is seen. */
  right: number;
  front: number;
  length: number;
  /** Lower edge and height of the side. */
  z: number;
  h: number;
  count: number;
  /** Whether the matches are burnt, instead of new with red heads. */
  burnt?: boolean;
}

const placesOf = ({ length, count }: MatchRow) => [...Array(count)].map((_, i) => 1 + ((length - 2) / count) * (i + 0.5));
const HEAD = 2;

/** Matches along the striker, each for an equal share of the tickets. */
export function matchRow(s: Scene, row: MatchRow): void {
  const { right, front, length, z, h, burnt = false } = row;
  const f = rightFace(right, front, z, length, h);
  const svg = placesOf(row).map((u, i) => {
    if (!burnt)
      return (
        f.rect(u - 0.3, HEAD, 0.6, 9.2 - HEAD, 'w0') +
        f.rect(u + 0.06, HEAD + 0.1, 0.2, 9 - HEAD, 'w2 z') +
        f.ellipse(u, HEAD, 0.52, 0.74, 'r1') +
        f.ellipse(u - 0.16, HEAD - 0.24, 0.14, 0.2, 'r0 z')
      );
    const bent = ((i * 7) % 3) * 0.2 - 0.2;
    return (
      f.rect(u - 0.3, 3.4, 0.6, 5.8, 'o2') +
      f.rect(u + 0.06, 3.5, 0.2, 5.6, 'k1 z') +
      f.rect(u - 0.32, 5.6, 0.64, 3.6, 'w1') +
      f.ellipse(u + bent, 3.4, 0.52, 0.5, 'k2')
    );
  });
  s.add(right, front - length, z, 0.02, length, h + 2, svg.join(''));
  s.amend(solid => (solid.lit = 'n'));
}

/** A flame on each match of a row: a page shows the share of them that corresponds to sold tickets. */
export function matchFlames(s: Scene, row: MatchRow): void {
  const { right, front, length, z, h } = row;
  const f = rightFace(right, front, z, length, h);
  const flames = placesOf(row).map(u => {
    const [x, y] = f.m(u, HEAD - 0.1);
    return `<g transform="translate(${round(x)} ${round(y)})">${flame(22)}</g>`;
  });
  s.add(right, front - length, z, 0.02, length, h + 2, flames.join(''));
}
