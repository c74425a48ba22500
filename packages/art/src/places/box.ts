import { floorTiles } from '../props/ground.ts';
import type { Ink } from '../palette.ts';
import { crowdPlacer } from '../people/person.ts';
import { rng, type Rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import { origin } from '../iso.ts';
import { drawer } from '../scenes/drawer.ts';

export interface PlaceBox {
  s: Scene;
  r: Rng;
  put: ReturnType<typeof crowdPlacer>['put'];
  block: ReturnType<typeof crowdPlacer>['block'];
  /** Draws something that is made round the origin at a place of the box. */
  here: (x: number, y: number, draw: (scene: Scene) => void) => void;
}

/** A matchbox drawer for a place of the festival: its name on the front, a tiled floor. */
export function placeBox(
  name: string,
  ink: Ink,
  floor: readonly [string, string | null],
  size: readonly [number, number] = [24, 18],
): PlaceBox {
  const s = new Scene();
  const r = rng(`place-${name}`);
  const dark = ink === 'r' || ink === 'b' || ink === 'k';
  drawer(s, size[0], size[1], { c: ink, fg: dark ? 'w0' : 'k2', name });
  floorTiles(s, 0, 0, size[0], size[1], floor[0], floor[1], 2, false);
  const here = (x: number, y: number, draw: (scene: Scene) => void) => {
    origin(x, y);
    draw(s);
    origin();
  };
  return { s, r, ...crowdPlacer(s, r), here };
}
