import { at3, coords, polygon, project } from '../iso.ts';
import type { Ink } from '../palette.ts';
import { person } from '../people/person.ts';
import { campLamp } from '../props/fire.ts';
import { spruce } from '../props/plants.ts';
import { rng } from '../rng.ts';
import type { Scene } from '../scene.ts';

/** A ridge tent with an open door, guy lines and a camp stove. */
export function tent(s: Scene, roof: Ink = 'r', front: Ink = 'y'): void {
  spruce(s, -3.4, -2.6, 1.5);
  s.shadow(-2.4, -2.4, 4.8, 4.8, 2.6);
  const door = () => {
    const [left, right, top] = [project(-1.5, 2.4), project(1.5, 2.4), project(0, 2.4, 3.1)];
    const foot = project(0.1, 2.4);
    const flap = polygon([top, right, project(1.9, 3.1)], `${front}0`);
    return polygon([left, right, top], 'k2') + polygon([left, foot, project(-0.5, 2.4, 1)], 'p1') + flap;
  };
  s.gable(-2.4, -2.4, 0, 4.8, 4.8, 3.9, [`${front}0`, `${front}1`, `${roof}1`], 'y', { end: `${front}1`, deco: door });
  const rope = (x: number, y: number, z: number, tx: number, ty: number) =>
    s.add(
      Math.min(x, tx),
      Math.min(y, ty),
      0,
      0.1,
      0.1,
      1,
      s.line3(
        [
          [x, y, z],
          [tx, ty, 0],
        ],
        1,
      ) + at3(tx, ty, 0, '<path class="w3" d="M-1-4h2v5h-2z"/>'),
    );
  rope(0, 2.4, 3.9, -1.6, 5.2);
  rope(2.4, 1, 0.2, 4.4, 1.6);
  rope(2.4, -2, 0.2, 4.4, -1.8);
  campLamp(s, 3.4, 3.6, 1.1);
  const r = rng('tent');
  person(s, r, 4.8, 4, 0, { pose: 'stand', hair: 'beanie', top: 1 });
  person(s, r, 3, 5.2, 0, { pose: 'child', hair: 'frog', top: 3 });
}

/** A packed rucksack: mat on top, keyboard and cable hanging out. */
export function backpack(s: Scene): void {
  const [a] = project(0, 0);
  s.shadows.push(`M${a - 30} 2a52 20 0 1 1 104 0a52 20 0 1 1-104 0z`);
  const art =
    '<path class="w1" d="M-34-112l54-26 12 24-54 26z"/><path class="k1 z" d="M-28-108l46-22 2 4-46 22zM-24-100l46-22 2 4-46 22z"/>' +
    '<path class="b2" d="M-46 0q-8-50 4-84 6-16 24-16h36q18 0 24 16 12 34 4 84z"/>' +
    '<path class="b1" d="M-46 0q-8-50 4-84 6-16 24-16h18q14 0 18 16 8 34 4 84z"/>' +
    '<path class="b0 z" d="M-36-74q4-18 18-20h8q-18 4-22 26-4 20-3 40-5-26-1-46z"/>' +
    '<rect class="r1" x="-44" y="-116" width="84" height="22" rx="11"/><ellipse class="r2" cx="31" cy="-105" rx="9" ry="11"/><ellipse class="r0" cx="31" cy="-105" rx="4" ry="5"/>' +
    '<path class="k2" d="M-26-117h6v24h-6zM10-117h6v24h-6z"/>' +
    '<path class="y1" d="M-40-2q-4-22-1-44h54q3 22 2 44z"/><path class="y2 z" d="M-2-46h15q3 22 2 44H2q3-22-4-44z"/>' +
    '<path class="n" stroke-width="2.4" d="M-36-36h46"/><path class="w0" d="M-17-38h7v7h-7z"/>' +
    '<path class="n" stroke-width="5.5" d="M50-30q22 4 18 20-4 12 10 14 14 2 16-8"/>' +
    '<path class="n" style="stroke:var(--r1)" stroke-width="3" d="M50-30q22 4 18 20-4 12 10 14 14 2 16-8"/>' +
    '<path class="w0" d="M88-8l10-6 6 8-10 6z"/><path class="s2" d="M99-13l5-4 2 2-5 4zM102-8l5-4 2 2-5 4z"/>' +
    '<circle class="p1" cx="28" cy="-62" r="9"/><path class="ln z" d="M24-65h2.4v4H24zM29-65h2.4v4H29z"/>';
  s.add(-2.6, -2.6, 0, 5.2, 5.2, 6, at3(0, 0, 0, art));
  s.grow([-52, -142], [112, 12]);
}

/** A signpost on a green mound, with far places on it. */
export function signpost(s: Scene): void {
  s.cyl(0, 0, 0, 2.2, 0.5, 'g', { r2: 1.9 });
  s.box(-0.2, -0.2, 0.5, 0.4, 0.4, 9, 'w', { hi: false });
  const arrow = (z: number, w: number, left: boolean, ink: 'r' | 'b' | 'y' | 'p' | 'w', text: string) => {
    const x = left ? -w + 0.5 : -0.5;
    const fg = ink === 'r' || ink === 'b' ? 'w0 z' : 'k2 z';
    const tip = left ? -0.7 : w + 0.7;
    s.box(x, 0.2, z, w, 0.25, 1.15, ink, {
      sh: false,
      hi: false,
      L: f =>
        f.pts(
          left
            ? [
                [0, 0],
                [tip, 0.575],
                [0, 1.15],
              ]
            : [
                [w, 0],
                [tip, 0.575],
                [w, 1.15],
              ],
          `${ink}1`,
        ) + f.text(text, 0.25, 0.22, w - 0.5, 0.7, fg),
    });
    s.grow(project(x + tip, 0.4, z));
  };
  arrow(1.9, 4.4, true, 'p', 'KIRUNA');
  arrow(3.5, 4.6, false, 'y', 'OSAKA');
  arrow(5.1, 5.4, true, 'b', 'HUSKVARNA');
  arrow(6.7, 3.4, false, 'r', 'RIO');
  arrow(8.2, 4.6, true, 'w', 'SYDNEY');
  const r = rng('post');
  person(s, r, 1.2, 2.6, 0, { pose: 'phone', hair: 'cap', top: 1 });
  person(s, r, 2.8, 1.4, 0, { pose: 'wave', hair: 'hijab', top: 3 });
  s.ground(`<path class="n" stroke-dasharray="3 4" d="M${coords(project(-3, 3.4))}L${coords(project(3.4, 3))}"/>`);
}
