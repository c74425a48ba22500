import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { booth } from '../props/booth.ts';
import { camera } from '../props/things.ts';
import { carpet, floorTiles, starTile } from '../props/ground.ts';
import { crowdPlacer } from '../people/person.ts';
import { matchPost } from '../props/fire.ts';
import { pot } from '../props/plants.ts';
import type { Face } from '../face.ts';
import { at3, raised } from '../iso.ts';
import { rng } from '../rng.ts';
import { rope } from '../props/lines.ts';
import { stall, foodTruck } from '../props/stalls.ts';

/** The screen of the phone that is as big as a house. */
function phoneScreen(f: Face): string {
  return (
    f.rect(0.25, 0.4, 4.3, 10.6, 'b1') +
    f.ellipse(2.4, 4, 1.4, 1.5, 'y1') +
    f.rects(
      [
        [1.75, 3.5, 0.34, 0.5],
        [2.75, 3.5, 0.34, 0.5],
      ],
      'k2 z',
    ) +
    f.rect(1.8, 4.6, 1.2, 0.34, 'r3 z') +
    f.rect(0.6, 0.9, 1.6, 0.8, 'r1') +
    f.text('LIVE', 0.75, 1.05, 1.3, 0.5, 'ew z', FONT.pixel) +
    f.rects(
      [
        [0.7, 6.8, 3.2, 0.5],
        [0.7, 7.8, 2.4, 0.5],
        [0.7, 8.8, 2.9, 0.5],
        [0.7, 9.8, 1.8, 0.5],
      ],
      'w0 z',
    )
  );
}

/** Streamer Avenue at map size, 18 by 22 units. */
export function avenue(s: Scene) {
  const r = rng('avenue2');
  const { put } = crowdPlacer(s, r, 0.75);
  floorTiles(s, 0, 0, 18, 22, 'w0', 'w1', 2);
  carpet(s, 7, 0.4, 4, 21.2, 'r');
  for (let i = 0; i < 7; i++) {
    starTile(s, 5.1, 1.4 + i * 2.9, 'y');
    starTile(s, 11.3, 1.4 + i * 2.9, 'y');
  }
  (
    [
      [0.7, 1.2, 'b', 'LIVE'],
      [0.7, 6.8, 'p', 'JUST NU'],
      [0.7, 12.4, 'y', 'LIVE'],
    ] as const
  ).forEach(([x, y, c, t]) => booth(s, x, y, c, { txt: t }));
  (
    [
      [13.6, 1.2, 'g', 'LIVE'],
      [13.6, 6.8, 'r', 'PODD'],
      [13.6, 12.4, 'b', 'LIVE'],
    ] as const
  ).forEach(([x, y, c, t]) => booth(s, x, y, c, { txt: t }));
  raised(4.3, () => {
    booth(s, 0.7, 1.2, 'r', { txt: 'SHORTS' });
    booth(s, 13.6, 1.2, 'y', { txt: 'KOCK' });
  });
  s.box(6.6, 0.4, 0, 4.8, 0.8, 11.6, 'k', { L: phoneScreen });
  s.sky(
    at3(
      11.4,
      1.2,
      9.4,
      '<path class="r1" d="M6-8c-4-6-12-1-7 5l8 6 5-9c3-6-4-9-6-2z"/><path class="p1" d="M18-26c-3-4-9-1-5 4l6 4 4-7c2-4-3-6-5-1z"/><path class="y1" d="M8-42c-3-4-8-1-5 3l6 4 3-6c2-4-3-5-4-1z"/>',
    ),
  );
  camera(s, 6.2, 6.4);
  camera(s, 11.9, 10, true);
  camera(s, 6.2, 15.2);
  rope(s, 6.6, 10, 6.6, 14, 3);
  rope(s, 11.4, 4, 11.4, 8, 3);
  for (const y of [5.9, 11.4, 17]) {
    pot(s, 6.4, y - 0.4, { c: 'r' });
    pot(s, 11.6, y, { c: 'r' });
  }
  matchPost(s, 6.4, 19.6, 4.4);
  matchPost(s, 11.6, 19.6, 4.4);
  matchPost(s, 6.4, 3.4, 4.4);
  foodTruck(s, 0.8, 18.2, 'y', 'KORV');
  stall(s, 13, 18, { c: 'r', w: 4.2, sign: 'MERCH' });
  put(16, 7.3, 3, 10.6, 21, { min: 1.1 });
  put(9, 11.8, 4.8, 13.2, 20, { min: 1 });
  put(8, 4.8, 5, 6, 20, { min: 1 });
}
