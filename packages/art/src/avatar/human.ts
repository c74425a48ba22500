import { INKS as I, LINE } from '../palette.ts';
import type { Rng } from '../rng.ts';
import { hand, worn } from './extras.ts';
import { eye, mouth } from './face.ts';
import type { Ground } from './ground.ts';
import { backHair, frontHair, hat } from './hair.ts';
import { lookOf, type Look, type Parts } from './look.ts';
import { BARE, mirror, shape } from './parts.ts';

/** Shoulders, collar and neck. */
function bust(r: Rng, { T, top, sk }: Look): string {
  let g = '';
  g += shape('M-74 104Q-72 62-34 56H34Q72 62 74 104z', T[1]) + shape('M30 57Q72 62 74 104H40Q46 76 30 57z', T[2], BARE);
  g += r.pick([
    shape('M-20 56L0 84 20 56z', sk[0]),
    shape('M-24 56q24 24 48 0l-6 12q-18 16-36 0z', T[2]),
    shape('M-30 57q30 34 60 0', 'none'),
    shape('M-34 56Q0 72 34 56V70Q0 88-34 70z', I[top === 'w' ? 'r' : 'w'][1]),
    shape('M-58 66l14-7 4 45h-16zM58 66l-14-7-4 45h16z', T[3]),
    shape('M-26 56L0 76 26 56 34 66 8 88 0 80-8 88-34 66z', T[0]),
  ]);
  if (r.chance(0.3)) g += shape('M-60 92h120v8H-60z', T[0], BARE);
  g += shape('M-15 34h30v22q-15 16-30 0z', sk[1]);
  return g;
}

/** Head, face and beard. */
function headAndFace(r: Rng, { sk, f, st, w, h, j, eyes, mouth: lips, beard, marks }: Look): string {
  let g = '';
  const head = `M${-w}-10Q${-w} ${-h} 0 ${-h}T${w}-10V${h * 0.3}Q${w * j} ${h} 0 ${h}T${-w} ${h * 0.3}z`;
  if (st !== 'hijab') g += mirror(`<circle cx="${w + 1}" cy="2" r="9" fill="${sk[1]}"/>`);
  g +=
    shape(head, sk[0]) +
    shape(
      `M${w * 0.55} ${-h * 0.8}Q${w} ${-h * 0.6} ${w}-10V${h * 0.3}Q${w * j} ${h} ${-w * 0.1} ${h}Q${w * 0.75} ${h * 0.5} ${w * 0.55} ${-h * 0.8}z`,
      sk[1],
      BARE,
    ) +
    shape(head, 'none');
  if (marks === 'cheeks') g += mirror(`<ellipse cx="${w * 0.62}" cy="18" rx="8" ry="5" fill="${I.r[0]}" fill-opacity=".5" stroke="none"/>`);
  if (marks === 'freckles')
    g += shape(
      `M${-w * 0.6} 12h4v4h-4zM${-w * 0.36} 16h4v4h-4zM${w * 0.5} 12h4v4h-4zM${w * 0.28} 16h4v4h-4z`,
      sk[1] === '#432616' ? '#2a160c' : '#a8552f',
      BARE,
    );
  if (marks === 'lines')
    g += mirror(`<path fill="none" stroke-width="2.5" d="M${w * 0.74}-6l6-3M${w * 0.74}-1h7M${w * 0.36} 16q5 5 4 11"/>`);
  g += eye(eyes, w);
  if (r.chance(0.6) && st !== 'hijab') {
    const by = -18 - r.int(0, 3),
      tl = r.pick([-3, 0, 3]);
    g += mirror(
      `<path fill="none" stroke="${f === '#ece6e0' || f === '#f3dfae' ? LINE : f}" stroke-width="5" d="M${w * 0.42 - 8} ${by - tl}L${w * 0.42 + 8} ${by + tl}"/>`,
    );
  }
  g += r.pick([
    `<path fill="none" d="M0 6l5 8H-2"/>`,
    `<path fill="none" d="M-4 13h8"/>`,
    `<path fill="none" d="M2 2q8 12-4 12"/>`,
    '',
    shape('M-5 5h10v9H-5z', sk[1], BARE),
  ]);
  const beards = {
    none: '',
    full: shape(
      `M${-w} 6q8 12 ${w * 0.5} 12h${w}q${w * 0.4} 0 ${w * 0.5}-12V${h * 0.35}Q${w * 0.9} ${h + 12} 0 ${h + 12}T${-w} ${h * 0.35}z`,
      f,
    ),
    moustache: shape(`M-16 19q8-8 16-1 8-7 16 1 4 6 12 4-6 10-20 6-6-1-8-4-2 3-8 4-14 4-20-6 8 2 12-4z`, f),
    goatee: shape(`M-12 34h24q0 22-12 26-12-4-12-26z`, f),
  };
  g += beards[beard];
  if (marks === 'redNose') g += `<circle cy="10" r="9" fill="${I.r[0]}"/>`;
  if (marks === 'mask')
    return g + shape(`M${-w - 2} 8Q0 2 ${w + 2} 8V${h * 0.4}Q${w * 0.8} ${h + 3} 0 ${h + 3}T${-w - 2} ${h * 0.4}z`, I.k[2]);
  g += `<g transform="translate(0 ${beard === 'none' ? 0 : 3})">${mouth(lips, 24)}</g>`;
  return g;
}

/** A person of the given parts; small variations come from the random source. */
export function human(r: Rng, parts: Parts, ground: Ground): string {
  const look = lookOf(parts, ground);
  return backHair(look) + bust(r, look) + headAndFace(r, look) + frontHair(look) + hat(look) + worn(look) + hand(look);
}
