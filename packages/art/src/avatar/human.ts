import { INKS as I, LINE, type Ink } from '../palette.ts';
import type { Rng } from '../rng.ts';
import { eye, mouth } from './face.ts';
import type { Ground } from './ground.ts';
import { BARE, blobs, HAIR_COLOURS, mirror, shape, SKIN } from './parts.ts';
/** Hair, caps and scarves. */
const STYLES = [
  'fringe',
  'part',
  'curly',
  'spike',
  'bowl',
  'mohawk',
  'bald',
  'bun',
  'twin',
  'long',
  'afro',
  'bob',
  'hijab',
  'buzz',
  'cap',
  'beanie',
  'slick',
  'braid',
  'wolf',
] as const;
type HairStyle = (typeof STYLES)[number];

/** A person: skin, hair, top, face and what they wear, all from the random source. */
export function human(r: Rng, c: Ground) {
  const sk = r.pick(SKIN),
    hc = r.pick(HAIR_COLOURS),
    w = r.pick([38, 40, 43, 46]),
    h = r.pick([46, 48, 52]),
    j = r.pick([0.55, 0.75, 0.95, 1]),
    [f, f2] = hc,
    st = r.pick(STYLES);
  const top = r.pick((['r', 'b', 'y', 'p', 'g', 'w', 'k'] as Ink[]).filter(q => q !== c[0])),
    T = I[top];
  let g = '';
  // back hair
  if (['long', 'wolf'].includes(st))
    g += shape(`M${-w - 10} 60V-6q0-50 ${w + 10}-50t${w + 10} 50V60q-14 8-24 0h${-2 * w + 28}q-12 8-24 0z`, f);
  if (st === 'bob') g += shape(`M${-w - 10} 34V-6q0-50 ${w + 10}-50t${w + 10} 50V34q-8 10-20 6h${-2 * w + 20}q-12 4-20-6z`, f);
  if (st === 'afro')
    g += blobs(
      [
        [-34, -34, 26],
        [0, -46, 30],
        [34, -34, 26],
        [-44, -8, 20],
        [44, -8, 20],
        [0, -20, 40],
      ],
      f,
      f2,
    );
  if (st === 'twin') g += mirror(shape(`M${w - 4}-30q40-18 38 22 2 30-14 52-8-6-14-2 4-30-14-50z`, f));
  if (st === 'braid') g += mirror(shape(`M${w - 2} 10q16 4 12 18 10 6 4 18 8 8 0 20l-8 10-8-10q-8-12 0-20-8-10 0-18z`, f));
  if (st === 'bun') g += `<circle cy="${-h - 12}" r="19" fill="${f}"/><path d="M-8 ${-h - 16}q8-8 16 0" fill="none" stroke="${f2}"/>`;
  // body
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
  // head
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
  if (r.chance(0.35)) g += mirror(`<ellipse cx="${w * 0.62}" cy="18" rx="8" ry="5" fill="${I.r[0]}" fill-opacity=".5" stroke="none"/>`);
  if (r.chance(0.18))
    g += shape(
      `M${-w * 0.6} 12h4v4h-4zM${-w * 0.36} 16h4v4h-4zM${w * 0.5} 12h4v4h-4zM${w * 0.28} 16h4v4h-4z`,
      sk[1] === '#432616' ? '#2a160c' : '#a8552f',
      BARE,
    );
  g += eye(r, w);
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
  const bd = r.chance(0.24) && !['hijab', 'twin', 'braid', 'bun'].includes(st);
  if (bd)
    g += r.pick([
      shape(
        `M${-w} 6q8 12 ${w * 0.5} 12h${w}q${w * 0.4} 0 ${w * 0.5}-12V${h * 0.35}Q${w * 0.9} ${h + 12} 0 ${h + 12}T${-w} ${h * 0.35}z`,
        f,
      ),
      shape(`M-16 19q8-8 16-1 8-7 16 1 4 6 12 4-6 10-20 6-6-1-8-4-2 3-8 4-14 4-20-6 8 2 12-4z`, f),
      shape(`M-12 34h24q0 22-12 26-12-4-12-26z`, f),
    ]);
  g += `<g transform="translate(0 ${bd ? 3 : 0})">${mouth(r, 24)}</g>`;
  // front hair
  const cap = (y: number | string) => `M${-w - 4} ${y}Q${-w - 6} ${-h - 10} 0 ${-h - 10}T${w + 4} ${y}`;
  const F: Partial<Record<HairStyle, string>> = {
    fringe:
      shape(cap(-4) + `l-8-6 -4-12q-12 8-24 0-10 8-22 2-8 6-16 4l-4 14z`, f) +
      `<path fill="none" stroke="${f2}" d="M${-w * 0.5} ${-h + 4}q12-8 26-6"/>`,
    part:
      shape(cap(-2) + `q-6-22-18-26-34 6-${w + 2}-4-6 20-18 30z`, f) + `<path fill="none" stroke="${f2}" d="M-10 ${-h - 2}q20-4 34 10"/>`,
    curly: blobs(
      [
        [-30, -40, 15],
        [-6, -50, 17],
        [20, -46, 16],
        [38, -30, 13],
        [-42, -22, 12],
      ],
      f,
      f2,
    ),
    spike: shape(
      `M${-w - 6}-2L${-w - 16}-30l14 2-6-26 20 12 4-30 18 20 16-24 6 26 24-14-4 26 16-4-10 30-8-10-10 8-8-16-14 12-12-14-10 14-12-8z`,
      f,
    ),
    bowl: shape(cap(2) + `H${w - 4}V-10H${-w + 4}V2z`, f) + `<path fill="none" stroke="${f2}" d="M${-w * 0.6} ${-h + 6}q20-12 40-8"/>`,
    mohawk: shape(`M-14-34L-20-84l12 8 6-16 8 14 14-10-4 54q-14 10-30 0z`, f),
    bald: `<path fill="none" stroke="#fff" stroke-opacity=".6" d="M${-w * 0.5} ${-h * 0.7}q8-9 20-9"/>`,
    bun: shape(cap(-6) + `q-10-26-${w + 4}-26T${-w - 4}-6z`, f),
    twin:
      shape(cap(-4) + `l-10-16q-${w - 8} 4-${w - 8}-14-4 14-${w - 2} 16z`, f) +
      mirror(`<circle cx="${w + 2}" cy="-28" r="8" fill="${I.r[1]}"/>`),
    long:
      shape(cap(8) + `q-4-34-${w + 2}-40-${w - 4} 10-${w + 6} 40z`, f) +
      `<path fill="none" stroke="${f2}" d="M${-w * 0.7} ${-h + 8}q8-10 20-12"/>`,
    wolf: shape(cap(14) + `l-8-24-12 6-6-18-14 14-12-14-10 12-8-6-6 24z`, f),
    afro: shape(cap(-10) + `q-14-18-${w + 4}-16-30-2-${w + 4} 16z`, f),
    bob: shape(cap(22) + `l-10-2v-26q-34 0-${w - 2}-12-10 14-${w - 12} 12v26l-10 2z`, f),
    hijab:
      shape(
        `M${-w - 12} 70Q${-w - 20}-64 0-64T${w + 12} 70Q0 96 ${-w - 12} 70zM0-40Q${-w + 2}-40 ${-w + 2} 0T0 ${h - 4} ${w - 2} 0 0-40z`,
        T[0] === I.w[0] ? I.b[1] : I[c[1]][1],
        'fill-rule="evenodd"',
      ) + `<path fill="none" d="M${-w + 6} 40Q0 74 ${w} 44" stroke-width="3"/>`,
    buzz: shape(cap(-10) + `q-8-18-${w + 4}-18T${-w - 4}-10z`, f, 'fill-opacity=".85"'),
    slick:
      shape(`M${-w - 3}-4Q${-w - 2} ${-h - 4}-6 ${-h - 12}q30-8 46 14 12 16 6 28l-8-10q-16-18-40-16-28 0-${w - 6} 10z`, f) +
      `<path fill="none" stroke="${f2}" d="M-18 ${-h + 2}q20-6 38 8"/>`,
    braid: shape(cap(6) + `q-4-28-${w + 4}-34-${w} 6-${w + 4} 34z`, f),
  };
  if (F[st]) g += F[st];
  const hatc = I[r.pick((['r', 'b', 'y', 'p', 'g'] as Ink[]).filter(q => q !== c[0]))];
  if (st === 'cap') {
    const bk = r.chance(0.3);
    g +=
      shape(`M${-w - 4}-16Q${-w - 4} ${-h - 16} 0 ${-h - 16}T${w + 4}-16z`, hatc[1]) +
      (bk ? shape(`M-20-16q20-16 40 0z`, sk[0]) : shape(`M${-w - 6}-18H${w + 20}q14 2 10 10H${-w - 2}z`, hatc[2])) +
      shape('M-9-46h18v16H-9z', I.w[0], 'stroke-width="3"') +
      shape('M-3-42h6v8h-6z', hatc[1], BARE);
  }
  if (st === 'beanie')
    g +=
      shape(`M${-w - 5}-14Q${-w - 5} ${-h - 22} 0 ${-h - 22}T${w + 5}-14z`, hatc[1]) +
      shape(`M${-w - 8}-26H${w + 8}v16H${-w - 8}z`, hatc[0]) +
      `<circle cy="${-h - 24}" r="10" fill="${hatc[0]}"/><path d="M-26-24v12M-9-24v12M9-24v12M26-24v12" stroke-width="3"/>`;
  // extras
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
    const q = I[r.pick((['r', 'b', 'y', 'w', 'p', 'g'] as Ink[]).filter(e => I[e][1] !== hatc[1]))];
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
