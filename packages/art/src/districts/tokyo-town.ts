import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { blobTree } from '../props/plants.ts';
import { building, signL, signR } from '../props/buildings.ts';
import { cat } from '../props/things.ts';
import { catenary, lanternA, pole } from '../props/lines.ts';
import { crowdPlacer } from '../people/person.ts';
import { floorTiles, crosswalk } from '../props/ground.ts';
import { rng } from '../rng.ts';
import { stall, vending, arcade } from '../props/stalls.ts';
import { topFace } from '../face.ts';
import { torii } from '../props/gates.ts';
import { tower } from '../props/tower.ts';

/** Tokyo Town at map size, 18 by 16 units. */
export function tokyo(s: Scene) {
  const r = rng('tokyo');
  const { put } = crowdPlacer(s, r, 0.75);
  floorTiles(s, 0, 0, 18, 16, 's0', null);
  s.ground(topFace(0, 6.6, 0, 18, 3.4).rect(0, 0, 18, 3.4, 'k0 z') + topFace(10.4, 0, 0, 3.2, 16).rect(0, 0, 3.2, 16, 'k0 z'));
  crosswalk(s, 10.6, 5.2, 2.8, 1.2, 'x');
  crosswalk(s, 10.6, 10.2, 2.8, 1.2, 'x');
  crosswalk(s, 9, 6.8, 1.2, 3, 'y');
  crosswalk(s, 13.8, 6.8, 1.2, 3, 'y');
  building(s, 0.4, 11, 4.4, 4, 8, 'w', {
    shop: true,
    cl: 3,
    cr: 3,
    L: f =>
      f.rect(0.2, 6.2, 4, 1.6, 'ew') +
      f.rects(
        [
          [0.5, 6.6, 0.6, 0.8],
          [1.4, 6.4, 0.6, 1],
          [2.4, 6.6, 0.7, 0.8],
          [3.3, 6.4, 0.6, 1],
        ],
        'r1 z',
      ),
  });
  signL(s, 0.7, 15, 3.4, 1.3, 4, 'ゲーム', { v: true, bg: 'r1', fg: 'w0', c: 'r' });
  signL(s, 0.5, 15, 1.8, 4.2, 1.2, 'SPELHALL', { bg: 'k2', fg: 'ey', font: FONT.pixel });
  building(s, 5.4, 0.4, 4, 3.6, 6.5, 'b', { shop: true, L: f => f.rect(0.3, 4.8, 3.4, 1.6, 'ey') });
  signL(s, 7.9, 4, 2.4, 1.2, 3.6, 'カラオケ', { v: true, bg: 'p1', fg: 'k2', c: 'p' });
  signL(s, 5.5, 4, 1.7, 2.3, 0.9, 'KARAOKE', { bg: 'b2', fg: 'ep', font: FONT.pixel });
  building(s, 14.2, 0.4, 3.5, 4.4, 7.5, 'p', { cl: 2, cr: 3, L: f => f.rect(0.4, 5.6, 2.7, 1.7, 'ew') });
  signR(s, 17.7, 4.6, 2.4, 1.2, 4.4, 'トウキョウ', { v: true, bg: 'k2', fg: 'ey' });
  signL(s, 14.4, 4.8, 6, 3, 1.2, 'MANGA', { bg: 'y1', fg: 'k2', c: 'y', font: FONT.poster });
  tower(s, 2.7, 2.9, 17);
  stall(s, 5.2, 10.6, { c: 'r', w: 4, sign: 'RAMEN', menu: 'ラーメン', menuFont: FONT.dotKana });
  stall(s, 14.2, 10.6, { c: 'b', w: 3.5, sign: 'BUBBEL', fg: 'ey' });
  torii(s, 10, 14.8, 4, 5);
  vending(s, 14.6, 5.4, 'r');
  vending(s, 15.9, 5.4, 'b');
  arcade(s, 5.7, 4.7, 'p');
  arcade(s, 7, 4.7, 'b');
  pole(s, 5.2, 10.4, 4.4);
  catenary(s, [5.2, 10.4, 4.4], [14, 10.4, 4.4], 0.7, 8, i => lanternA(i % 2 ? 'y' : 'r'));
  pole(s, 14, 10.4, 4.4);
  blobTree(s, 9.2, 14.6, 'p', 0.95);
  blobTree(s, 16.6, 14.8, 'p', 0.9);
  blobTree(s, 5.9, 15, 'p', 0.75);
  cat(s, 9.2, 5.3, 0, 'k');
  put(22, 1, 6, 17, 10.2);
  put(6, 10.6, 11, 13.6, 14.4);
  put(5, 5.4, 13.4, 9, 14.2, { min: 0.9 });
}
