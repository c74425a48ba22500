import { topFace } from '../face.ts';
import { crowdPlacer } from '../people/person.ts';
import { matchPost } from '../props/fire.ts';
import { flagPole } from '../props/lines.ts';
import { blobTree, bush, pot } from '../props/plants.ts';
import { stall } from '../props/stalls.ts';
import { table } from '../props/things.ts';
import { placeBox } from './box.ts';
import { rng } from '../rng.ts';
import type { Ink } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { drawable, FONT } from '../type.ts';

/** What lies in a drawer without a drawing of its own, `w` by `d` units: stalls, tables and trees on boards in its ink. */
export function plainContents(s: Scene, w: number, d: number, ink: Ink): void {
  const floor = topFace(0, 0, 0, w, d);
  s.ground(floor.rect(0, 0, w, d, 'w1') + floor.rect(1, 5.4, w - 2, d - 6.4, `${ink}1`) + floor.rect(2, 6.4, w - 4, d - 8.4, `${ink}0`));
  const stalls = Math.floor(w / 6);
  for (let i = 0; i < stalls; i++) stall(s, 1 + i * 6, 1, { c: ink, w: 4 });
  for (let y = 8; y < d - 4; y += 4) for (let x = 4; x < w - 3; x += 5) table(s, x, y, 'w');
  for (const [x, y] of [
    [0.9, 5],
    [w - 1, 5],
    [0.9, d - 1],
    [w - 1, d - 1],
  ] as const) {
    pot(s, x, y, { c: 'w' });
    matchPost(s, x, y - 1.6, 4);
  }
  flagPole(s, w - 2.4, 2.4, 8, ink);
  blobTree(s, w / 2, d - 1.6, 'g');
  bush(s, w / 2 + 2, d - 1.4, 'g');
  const { put } = crowdPlacer(s, rng('plain'));
  put(Math.round((w * d) / 30), 2, 4.4, w - 2, d - 2, { min: 1.4 });
}

/** Scene of a place to eat, sleep or play that has no drawing of its own. */
export function plainPlace(title: string): Scene {
  const size = [24, 18] as const;
  const { s } = placeBox(drawable(FONT.narrow, title.toUpperCase()), 'b', ['w0', 'w1'], size);
  plainContents(s, ...size, 'b');
  return s;
}
