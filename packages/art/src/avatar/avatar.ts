import { rng } from '../rng.ts';
import { ground, GROUNDS } from './ground.ts';
import { human } from './human.ts';
import { mascot } from './mascot.ts';
import { CONTOUR } from './parts.ts';

/**
 * A creator's portrait, 200 by 200: a nick always gives the same one. Two of three are people, the rest mascots.
 * @param kind decides between the two instead of the nick
 */
export function avatar(nick: string, kind?: 'human' | 'mascot'): string {
  const r = rng(`tand-${nick.toLowerCase()}`);
  for (let i = 0; i < 5; i++) r();
  const palette = r.pick(GROUNDS);
  const isHuman = kind ? kind === 'human' : r() < 0.68;
  const back = ground(r, palette);
  const art = isHuman ? human(r, palette) : mascot(r, palette);
  const turn = `translate(0 ${isHuman ? 8 : 4})scale(${r.chance(0.5) ? -1 : 1} 1)rotate(${r.int(-3, 3)})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="200" height="200">' +
    `${back}<g transform="${turn}" ${CONTOUR}>${art}</g></svg>`
  );
}
