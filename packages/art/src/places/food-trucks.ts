import { topFace, type Rect } from '../face.ts';
import { at3 } from '../iso.ts';
import { person } from '../people/person.ts';
import { signL } from '../props/buildings.ts';
import { matchPost } from '../props/fire.ts';
import { bulbA, catenary, flagA, flagPole, pole } from '../props/lines.ts';
import { blobTree, pot } from '../props/plants.ts';
import { foodTruck } from '../props/stalls.ts';
import { bench, cat, stool, table } from '../props/things.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { placeBox } from './box.ts';

const n = (v: number) => v.toFixed(1);

/** Lettuce, cheese: an edge that hangs over what is below it. */
const frill = (cx: number, cy: number, r: number, cls: string, drop: number) => {
  const points = [...Array(13)].map((_, i) => {
    const angle = (i / 12) * Math.PI;
    return `${n(cx + Math.cos(angle) * r)} ${n(cy + (Math.sin(angle) * r) / 2 + (i % 2 ? drop : 1))}`;
  });
  return `<path class="${cls}" d="M${points.join('L')}A${n(r)} ${n(r / 2)} 0 0 1 ${n(cx + r)} ${n(cy)}z"/>`;
};

/** A burger as tall as a house, one bite short. */
function burger(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 4.1, 0.4, 'w');
  s.cyl(x, y, 0.4, 3.2, 1.3, ['y1', 'y2', 'o0'], { sh: false, r2: 3.4 });
  s.cyl(x, y, 1.7, 3.4, 0.4, 'g', { sh: false, deco: ({ cx, ty, rx }) => frill(cx, ty + 3, rx * 1.06, 'g1', 9) });
  s.cyl(x, y, 2.1, 3.2, 1.1, ['o1', 'o2', 'o3'], { sh: false });
  s.cyl(x, y, 3.2, 3.3, 0.2, 'y', { sh: false, deco: ({ cx, ty, rx }) => frill(cx, ty + 1, rx * 1.02, 'y1', 14) });
  s.cyl(x, y, 3.4, 3.1, 0.6, 'r', { sh: false });
  s.cyl(x, y, 4, 3.3, 0.4, 'g', { sh: false, deco: ({ cx, ty, rx }) => frill(cx, ty + 3, rx * 1.05, 'g0', 8) });
  s.cyl(x, y, 4.4, 3.4, 0.7, ['y1', 'y2', 'o0'], { sh: false });
  s.sphere(x, y, 5.1, 3.94, ['y0', 'y2', 'o0'], { dome: true, sh: false });
  const seeds = [
    [-22, -12, -20],
    [-8, -26, 10],
    [12, -30, -14],
    [24, -14, 24],
    [2, -12, 6],
    [-26, -2, -30],
    [14, -4, 18],
  ]
    .map(
      ([u, v, turn]) => `<ellipse class="w0" cx="${u}" cy="${v}" rx="3.6" ry="2" transform="rotate(${turn} ${u} ${v})" stroke-width=".8"/>`,
    )
    .join('');
  s.amend(solid => (solid.svg += at3(x, y, 5.4, seeds)));
  const flag =
    '<path class="w1" d="M-1.200 0v-44h2.400V0z"/><path class="r1" d="M1-44q8-4 14 0t13 0v17q-7 4-13 0t-14 0z"/><path class="y1 z" d="M13-41q6 6 3 10-1 2-3 2t-3-2q-2-4 3-10z"/>';
  s.add(x - 0.2, y - 0.2, 8.5, 0.4, 0.4, 3.4, at3(x, y, 9.1, flag));
  s.grow([(x - y) * 10, ((x + y) * 10) / 2 - 156]);
  s.pool(x + 0.6, y + 4.6, 4, 'ey');
}

/** A table with three stools and people round it. */
function tableSet(s: Scene, r: Rng, x: number, y: number): void {
  table(s, x, y);
  stool(s, x - 1, y + 0.2, 'r');
  stool(s, x + 0.9, y - 0.2, 'y');
  stool(s, x + 0.1, y + 1, 'b');
  person(s, r, x - 0.2, y - 0.9, 0, { pose: r.pick(['stand', 'wave', 'phone'] as const) });
  person(s, r, x + 1.1, y + 0.6, 0, { pose: r.pick(['stand', 'wheel', 'child'] as const) });
  person(s, r, x - 1, y + 0.9, 0, { pose: r.pick(['stand', 'child', 'cheer'] as const) });
}

/** Food trucks under bulbs at the entrance, and a giant burger. */
export function foodTrucks(): Scene {
  const { s, r, put, block } = placeBox('MATVAGNAR', 'y', ['s0', 's1'], [26, 20]);
  const lane = topFace(0, 6, 0, 26, 2);
  s.ground(
    lane.rect(0, 0, 26, 2, 'k0') +
      lane.rects(
        [...Array(10)].map((_, i): Rect => [0.6 + i * 2.6, 0.9, 1.2, 0.2]),
        'y1 z',
      ),
  );
  burger(s, 4.6, 5);
  for (const [x, y, ink, text] of [
    [10.4, 1, 'r', 'BAO'],
    [18.6, 1, 'b', 'BURGARE'],
    [11.4, 8.6, 'g', 'FALAFEL'],
    [19.2, 8.6, 'p', 'GLASS'],
    [1.6, 11.6, 'y', 'HALLOUMI'],
  ] as const) {
    foodTruck(s, x, y, ink, text);
    block(x - 0.4, y - 0.4, x + 6, y + 2.8);
    s.pool(x + 2.2, y + 3.8, 2.6, 'ey');
    for (let i = 0; i < 4; i++)
      person(s, r, x + 0.6 + i * 1.3, y + 3.9 + (i % 2) * 0.4, 0, {
        pose: i === 2 ? r.pick(['wheel', 'child'] as const) : r.pick(['stand', 'phone', 'bag', 'wave'] as const),
      });
  }
  for (const [x, y] of [
    [10.4, 14.6],
    [14.8, 15.8],
    [19.2, 14.8],
    [23.4, 16.2],
    [4, 17.8],
    [9, 18.2],
    [18.4, 18.4],
  ] as const) {
    tableSet(s, r, x, y);
    block(x - 1.6, y - 1.4, x + 1.8, y + 1.6);
  }
  s.pool(14.8, 16.4, 4.4, 'ew');
  signL(s, 0.8, 9, 2.8, 4.6, 1.4, 'FÖRBESTÄLL', { bg: 'k2', fg: 'ey' });
  for (const x of [1.1, 5]) pole(s, x, 9.1, 2.8);
  pole(s, 9.4, 7.4, 6.2);
  pole(s, 25.4, 7.4, 6.2);
  catenary(s, [9.4, 7.4, 6.2], [25.4, 7.4, 6.2], 1, 14, i => flagA(i));
  pole(s, 7.4, 13.2, 5.6);
  pole(s, 25.4, 13.4, 5.6);
  catenary(s, [7.4, 13.2, 5.6], [25.4, 13.4, 5.6], 1, 18, bulbA);
  flagPole(s, 25.3, 1.2, 6, 'r');
  matchPost(s, 8.6, 3, 4.8);
  matchPost(s, 0.9, 19, 4.4);
  bench(s, 12, 19, 2.8, 'r');
  cat(s, 16.6, 19.3, 0, 'k');
  blobTree(s, 25, 5.2, 'g', 1.1);
  blobTree(s, 8.4, 10.6, 'p', 1);
  blobTree(s, 25, 19.2, 'p', 0.9);
  for (const [x, y] of [
    [17.4, 1],
    [8.8, 0.9],
    [18, 12.4],
  ] as const)
    pot(s, x, y, { c: 'b' });
  block(0.6, 0.8, 8.8, 9.4);
  put(12, 9, 5.2, 25, 8);
  put(8, 7.6, 12.8, 25, 14);
  put(4, 1, 15.6, 7, 19.4);
  return s;
}
