import { INKS as I, LINE, type Ink } from '../palette.ts';
import type { Rng } from '../rng.ts';
import type { Look } from './look.ts';
import { BARE, mirror, shape } from './parts.ts';

/** Glasses, headset, earrings. */
export function worn(r: Rng, { w, h, st, hatInk }: Look): string {
  let g = '';
  const gl = r();
  if (gl < 0.13) g += mirror(`<circle cx="${w * 0.42}" r="15" fill="#fff" fill-opacity=".3"/>`) + `<path fill="none" d="M-5-2q5-4 10 0"/>`;
  else if (gl < 0.2)
    g +=
      shape(`M${-w - 2}-12h${2 * w + 4}v8q-4 16-18 16T2-2h-4q-4 14-18 14T${-w - 2}-4z`, LINE) +
      `<path stroke="#fff" stroke-width="3" d="M${-w * 0.6}-6l-6 9M${w * 0.36}-6l-6 9"/>`;
  else if (gl < 0.25) g += mirror(shape(`M4-14h30v26H4z`, I.y[1], 'fill-opacity=".75"')) + '<path d="M-4-4h8"/>';
  else if (gl < 0.29)
    g +=
      shape(`M${-w - 3}-16h${2 * w + 6}v30h${-2 * w - 6}z`, I.k[1]) +
      shape(`M${-w + 5}-8h${2 * w - 10}v13h${-2 * w + 10}z`, I.r[1], BARE) +
      `<path d="M${-w + 12}-4h12" stroke="#fff" stroke-width="3"/>`;
  const hs = r.chance(0.42) && st !== 'hijab';
  if (hs) {
    const q = I[r.pick((['r', 'b', 'y', 'w', 'p', 'g'] as Ink[]).filter(e => I[e][1] !== hatInk[1]))];
    const hh = ['afro', 'spike', 'mohawk', 'bun'].includes(st) ? h + 20 : h + 16;
    g +=
      `<path fill="none" stroke-width="14" d="M${-w - 8} 2Q${-w - 8} ${-hh} 0 ${-hh}T${w + 8} 2"/><path fill="none" stroke="${q[1]}" stroke-width="7" d="M${-w - 8} 2Q${-w - 8} ${-hh} 0 ${-hh}T${w + 8} 2"/>` +
      mirror(
        `<rect x="${w}" y="-16" width="18" height="38" rx="8" fill="${q[1]}"/><rect x="${w + 5}" y="-8" width="7" height="20" rx="3" fill="${q[2]}" stroke="none"/>`,
      );
    if (r.chance(0.6))
      g += `<path fill="none" d="M${-w - 8} 20Q${-w} 44-20 42"/><rect x="-24" y="36" width="14" height="11" rx="5" fill="${LINE}"/>`;
  }
  if (r.chance(0.14) && !hs && st !== 'hijab') g += mirror(`<circle cx="${w + 3}" cy="16" r="4" fill="${I.y[1]}" stroke-width="3"/>`);
  return g;
}

/** A raised hand: a wave, a V, a thumb, a mug, a match, a gamepad. It comes up from the lower right corner. */
export function hand(r: Rng, { sk, T, st }: Look): string {
  if (st === 'twin' || st === 'braid') return '';
  const sleeve = shape('M48 104q0-22 8-30h20q10 8 12 30z', T[1]) + shape('M52 82h28v8H52z', T[0]);
  const fist = shape('M52 56q0-12 14-12t14 12v14q0 8-14 8t-14-8z', sk[0]);
  const fingers = '<path fill="none" stroke-width="3" d="M59 46v10M66 45v11M73 46v10"/>';
  const held = r.pick(['wave', 'victory', 'thumb', 'mug', 'match', 'pad'] as const);
  const things = {
    wave: shape('M50 62l-8-14q4-6 8 0l4 4V30q4-6 8 0v14l1-20q4-6 8 0l1 20 3-16q5-4 8 1l-3 25q0 22-14 22-12 0-16-14z', sk[0]),
    victory: shape('M56 50l-8-26q3-6 8-2l9 24 7-26q6-4 8 2l-5 30z', sk[0]) + fist + fingers,
    thumb: shape('M54 54q-2-22 6-24 8 2 6 18z', sk[0]) + fist + '<path fill="none" stroke-width="3" d="M70 52h10M70 60h10M70 68h9"/>',
    mug:
      shape('M46 36h32v40H46z', I.w[0]) +
      shape('M78 44q16-2 16 12t-16 12', 'none') +
      shape('M46 46h32v8H46z', I.r[1], BARE) +
      shape('M44 58q0-6 6-6h14q6 0 6 6v12q0 6-8 6H50q-6 0-6-6z', sk[0]) +
      '<path fill="none" stroke-width="3" d="M48 60h18M48 67h18"/>',
    match:
      shape('M63 56V10h7v46z', I.w[1]) +
      shape('M60 12q-2-16 6-16t7 16q-6 4-13 0z', I.r[1]) +
      shape('M66-2q-12-2-9-12 4-6 8-12 0 8 7 10 5 8-6 14z', I.y[1]) +
      fist +
      fingers,
    pad:
      shape('M34 70q-2-26 14-28h36q16 2 14 28-6 12-16 0l-4-6H54l-4 6q-10 12-16 0z', I.k[1]) +
      `<circle cx="80" cy="52" r="4" fill="${I.r[1]}" stroke-width="2.5"/><circle cx="88" cy="58" r="4" fill="${I.y[1]}" stroke-width="2.5"/>` +
      shape('M44 52h5v-5h6v5h5v6h-5v5h-6v-5h-5z', I.s[1], 'stroke-width="2.5"') +
      shape('M58 68q6-4 12 0v10H58z', sk[0]),
  };
  return sleeve + things[held];
}
