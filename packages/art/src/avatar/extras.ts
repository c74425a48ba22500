import { INKS as I, LINE } from '../palette.ts';
import type { Look } from './look.ts';
import { BARE, mirror, shape } from './parts.ts';

/** Glasses, headset, earrings. */
export function worn({ w, h, st, glasses, headset, earrings, hatTones: hatInk, ground }: Look): string {
  let g = '';
  if (glasses === 'round')
    g += mirror(`<circle cx="${w * 0.42}" r="15" fill="#fff" fill-opacity=".3"/>`) + `<path fill="none" d="M-5-2q5-4 10 0"/>`;
  else if (glasses === 'shades')
    g +=
      shape(`M${-w - 2}-12h${2 * w + 4}v8q-4 16-18 16T2-2h-4q-4 14-18 14T${-w - 2}-4z`, LINE) +
      `<path stroke="#fff" stroke-width="3" d="M${-w * 0.6}-6l-6 9M${w * 0.36}-6l-6 9"/>`;
  else if (glasses === 'square') g += mirror(shape(`M4-14h30v26H4z`, I.y[1], 'fill-opacity=".75"')) + '<path d="M-4-4h8"/>';
  else if (glasses === 'visor')
    g +=
      shape(`M${-w - 3}-16h${2 * w + 6}v30h${-2 * w - 6}z`, I.k[1]) +
      shape(`M${-w + 5}-8h${2 * w - 10}v13h${-2 * w + 10}z`, I.r[1], BARE) +
      `<path d="M${-w + 12}-4h12" stroke="#fff" stroke-width="3"/>`;
  if (headset) {
    const q = I[(['r', 'b', 'y', 'w', 'p', 'g'] as const).find(e => I[e][1] !== hatInk[1] && e !== ground[0] && e !== ground[1]) ?? 'w'];
    const hh = ['afro', 'spike', 'mohawk', 'bun'].includes(st) ? h + 20 : h + 16;
    g +=
      `<path fill="none" stroke-width="14" d="M${-w - 8} 2Q${-w - 8} ${-hh} 0 ${-hh}T${w + 8} 2"/><path fill="none" stroke="${q[1]}" stroke-width="7" d="M${-w - 8} 2Q${-w - 8} ${-hh} 0 ${-hh}T${w + 8} 2"/>` +
      mirror(
        `<rect x="${w}" y="-16" width="18" height="38" rx="8" fill="${q[1]}"/><rect x="${w + 5}" y="-8" width="7" height="20" rx="3" fill="${q[2]}" stroke="none"/>`,
      );
    if (w % 2 === 0)
      g += `<path fill="none" d="M${-w - 8} 20Q${-w} 44-20 42"/><rect x="-24" y="36" width="14" height="11" rx="5" fill="${LINE}"/>`;
  }
  if (earrings) g += mirror(`<circle cx="${w + 3}" cy="16" r="4" fill="${I.y[1]}" stroke-width="3"/>`);
  return g;
}

/** A raised hand with what it holds. It comes up from the lower right corner. */
export function hand({ sk, T, held }: Look): string {
  if (held === 'none') return '';
  const sleeve = shape('M48 104q0-22 8-30h20q10 8 12 30z', T[1]) + shape('M52 82h28v8H52z', T[0]);
  const fist = shape('M52 56q0-12 14-12t14 12v14q0 8-14 8t-14-8z', sk[0]);
  const fingers = '<path fill="none" stroke-width="3" d="M59 46v10M66 45v11M73 46v10"/>';
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
    needles:
      `<path stroke="${LINE}" stroke-width="8" d="M48 84L92 22M92 84L50 26"/><path stroke="${I.y[1]}" stroke-width="3.5" d="M48 84L92 22M92 84L50 26"/>` +
      `<circle cx="69" cy="62" r="21" fill="${I.r[1]}"/><path fill="none" stroke="${I.r[3]}" stroke-width="3" d="M52 54q18-8 34 8M50 64q16-8 30 12M58 46q16 2 26 20M60 78q-6-16 12-34"/>` +
      shape('M46 84q8-8 16 0v12H46zM78 84q8-8 14 0v12H78z', sk[0]),
    fork:
      shape('M63 40h6v36h-6z', I.s[1]) +
      shape('M54 8h5v16h4V8h5v16h4V8h5v22q-2 12-9 12t-9-12z', I.s[0]) +
      `<circle cx="66" cy="10" r="9" fill="${I.r[2]}"/>` +
      fist +
      fingers,
    mic:
      shape('M60 34h12l3 34H57z', I.k[1]) +
      `<circle cx="66" cy="26" r="14" fill="${I.s[1]}"/><path fill="none" stroke-width="2.5" d="M54 22q12 8 24 0M53 29q13 8 26 0M66 12v28"/>` +
      fist +
      fingers,
    can:
      shape('M48 30h34v48H48z', I.b[1]) +
      shape('M48 44h34v18H48z', I.y[1], BARE) +
      shape('M50 24h30l2 6H48z', I.s[0]) +
      shape('M42 60q0-6 6-6h14q6 0 6 6v10q0 6-8 6H48q-6 0-6-6z', sk[0]),
    brush:
      shape('M62 34h8v40h-8z', I.o[0]) + shape('M59 26h14v10H59z', I.s[1]) + shape('M59 26Q56 8 66 2q10 6 7 24z', I.p[1]) + fist + fingers,
  };
  return sleeve + things[held];
}
