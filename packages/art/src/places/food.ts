import { person } from '../people/person.ts';
import { bulbA, catenary, flagA, pole } from '../props/lines.ts';
import { blobTree } from '../props/plants.ts';
import { foodTruck } from '../props/stalls.ts';
import { bench, stool, table } from '../props/things.ts';
import type { Scene } from '../scene.ts';
import { placeBox, type PlaceBox } from './box.ts';

/** A table with three stools and people round it. */
function tableSet({ s, r }: PlaceBox, x: number, y: number): void {
  table(s, x, y);
  stool(s, x - 1, y + 0.2, 'r');
  stool(s, x + 0.9, y - 0.2, 'y');
  stool(s, x + 0.1, y + 1, 'b');
  person(s, r, x - 0.2, y - 0.9, 0, { pose: r.pick(['stand', 'wave', 'phone'] as const) });
  person(s, r, x + 1.1, y + 0.6, 0, { pose: r.pick(['stand', 'wheel', 'child'] as const) });
}

/** Food trucks under bulbs at the entrance. */
export function foodTrucks(): Scene {
  const box = placeBox('MATVAGNAR', 'y', ['s0', 's1']);
  const { s, put, block } = box;
  for (const [x, y, ink, text] of [
    [1, 1.4, 'r', 'BAO'],
    [9, 1.4, 'b', 'BURGARE'],
    [17, 1.4, 'g', 'FALAFEL'],
    [4.6, 9.4, 'p', 'GLASS'],
    [14.6, 9.4, 'y', 'HALLOUMI'],
  ] as const) {
    foodTruck(s, x, y, ink, text);
    block(x - 0.4, y - 0.4, x + 6, y + 4);
    s.pool(x + 2.4, y + 3.6, 2.2, 'ey');
  }
  for (const [x, y] of [
    [2.4, 15],
    [8, 15.6],
    [13.4, 15.2],
    [20.6, 14.6],
  ] as const)
    tableSet(box, x, y);
  for (const y of [7.2, 13.4]) {
    pole(s, 0.8, y, 5.4);
    pole(s, 23.2, y, 5.4);
    catenary(s, [0.8, y, 5.4], [23.2, y, 5.4], 1.1, 20, y > 8 ? bulbA : i => flagA(i));
  }
  blobTree(s, 22.8, 8.8, 'g', 1.1);
  blobTree(s, 1.4, 11.4, 'p', 1);
  bench(s, 17.6, 16.6);
  put(22, 1, 5.8, 23, 8.6);
  put(12, 1, 13.4, 23, 17.2);
  return s;
}
