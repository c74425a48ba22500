import { rng, type Rng } from '../rng.ts';
import { CAST, type Casting } from './cast.ts';
import { ground, GROUNDS, type Ground } from './ground.ts';
import { human } from './human.ts';
import { chooseParts } from './look.ts';
import { mascot } from './mascot.ts';
import { CONTOUR } from './parts.ts';

/** Random source of a nick, and the ground that it chooses first. */
function begin(nick: string, casting: Casting): { r: Rng; palette: Ground } {
  const r = rng(`tand-${nick.toLowerCase()}`);
  for (let i = 0; i < 5; i++) r();
  const palette = r.pick(GROUNDS);
  return { r, palette: casting.ground ?? palette };
}

/** Casting of a nick. Two of three nicks that are not in the cast are people, the others mascots. */
const castOf = (nick: string, r: Rng): Casting => CAST[nick] ?? (r() < 0.68 ? { kind: 'human' } : { kind: 'mascot' });

/**
 * Portrait of a creator, 200 by 200: as the cast describes it, or else at random. A nick always gives the same portrait.
 * @param kind person or mascot, instead of what the cast or chance would choose
 */
export function avatar(nick: string, kind?: 'human' | 'mascot'): string {
  const { r, palette } = begin(nick, CAST[nick] ?? {});
  const cast = kind ? { kind } : castOf(nick, r);
  const back = ground(r, palette);
  const art = drawing(r, palette, cast);
  const isPerson = cast.kind !== 'mascot';
  const turn = `translate(0 ${isPerson ? 8 : 4})scale(${cast.kind !== 'pair' && r.chance(0.5) ? -1 : 1} 1)rotate(${r.int(-3, 3)})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="200" height="200">' +
    `${back}<g transform="${turn}" ${CONTOUR}>${art}</g></svg>`
  );
}

function drawing(r: Rng, palette: Ground, { kind = 'human', parts, other, look }: Casting): string {
  if (kind === 'mascot') return mascot(r, palette, look);
  if (kind !== 'pair') return human(r, chooseParts(r, palette, parts), palette);
  const one = human(r, chooseParts(r, palette, parts), palette);
  const two = human(r, chooseParts(r, palette, other), palette);
  return `<g transform="translate(40 18)scale(.78)">${two}</g><g transform="translate(-38 26)scale(.78)">${one}</g>`;
}
