import { INKS as I, LINE, type Ink, type Tones } from '../palette.ts';
import type { Rng } from '../rng.ts';
import { ANY_EYES, eye, mouth, MOUTHS, type Eyes } from './face.ts';
import type { Ground } from './ground.ts';
import { BARE, mirror, shape } from './parts.ts';
const body = (C: Tones) => shape('M-66 104Q-62 62-30 54H30Q62 62 66 104z', C[1]) + shape('M30 55Q62 62 66 104H40Q44 74 30 55z', C[2], BARE);

const shade = (d: string, C: string) => shape(d, C, BARE);

export const MASCOTS = [
  'cat',
  'frog',
  'bear',
  'robot',
  'ghost',
  'shroom',
  'kaiju',
  'match',
  'fox',
  'egg',
  'alien',
  'cube',
  'bird',
  'moose',
  'owl',
  'pike',
  'monkey',
] as const;
export type Mascot = (typeof MASCOTS)[number];
export interface MascotLook {
  mascot?: Mascot;
  ink?: Ink;
  eyes?: Eyes;
  headset?: boolean;
}

/** One of the mascots. Missing parts of the look are chosen at random. */
export function mascot(r: Rng, c: Ground, look: MascotLook = {}): string {
  const k = look.mascot ?? r.pick(MASCOTS);
  const hue = (...x: Ink[]) => I[look.ink ?? r.pick(x.filter(q => q !== c[0]).length ? x.filter(q => q !== c[0]) : x)];
  let g = '';
  const m = mouth(r.pick(MOUTHS), 22),
    e = eye(look.eyes ?? r.pick(ANY_EYES), 44);
  const hs = look.headset ?? r.chance(0.6);
  let hsY = -62,
    w = 52;
  if (k === 'cat') {
    const C = hue('k', 'w', 'y', 'p');
    const ec = C === I.k ? '#fff' : LINE;
    g +=
      body(C) +
      shape('M-54 0L-58-64-24-42H24L58-64 54 0Q58 48 0 50T-54 0z', C[1]) +
      shade('M34-46L58-64 54 0Q58 48 0 50 44 34 40-20z', C[2]) +
      mirror(shape('M30-46L50-56 46-28z', I.p[1], 'stroke-width="3"')) +
      shape('M-54 0L-58-64-24-42H24L58-64 54 0Q58 48 0 50T-54 0z', 'none') +
      shape('M-30-10h14v18h-14zM16-10h14v18H16z', I.y[1]) +
      shape('M-26-6h6v11h-6zM20-6h6v11h-6z', LINE, BARE) +
      shape('M-5 14H5L0 20z', I.p[1], 'stroke-width="3"') +
      `<path fill="none" stroke="${ec}" d="M-12 28q6 6 12-4 6 10 12 4M-66 12l18 4M-66 26l18-2M66 12l-18 4M66 26l-18-2"/>`;
    hsY = -56;
  } else if (k === 'frog') {
    const C = I.g;
    g +=
      body(C) +
      mirror(`<circle cx="32" cy="-36" r="22" fill="${C[1]}"/>`) +
      shape('M-60 6Q-60-36 0-36T60 6 40 52H-40Q-60 40-60 6z', C[1]) +
      shade('M40-30Q60-24 60 6T40 52H10Q50 36 40-30z', C[2]) +
      mirror(`<circle cx="32" cy="-38" r="13" fill="#fff"/>`) +
      shape('M-38-44h9v13h-9zM28-44h9v13h-9z', LINE, BARE) +
      `<path fill="none" d="M-40 14Q0 40 40 14"/>` +
      mirror(`<circle cx="44" cy="6" r="6" fill="${I.p[1]}" stroke="none"/>`);
    hsY = -70;
    w = 58;
  } else if (k === 'bear') {
    const C = hue('o', 'w', 'p', 'b');
    g +=
      body(C) +
      mirror(`<circle cx="40" cy="-40" r="18" fill="${C[1]}"/><circle cx="40" cy="-40" r="8" fill="${C[2]}" stroke="none"/>`) +
      shape('M-54 0Q-54-52 0-52T54 0 30 50H-30Q-54 40-54 0z', C[1]) +
      shade('M30-44Q54-34 54 0T30 50H0Q44 36 30-44z', C[2]) +
      shape('M-54 0Q-54-52 0-52T54 0 30 50H-30Q-54 40-54 0z', 'none') +
      e +
      `<ellipse cy="24" rx="24" ry="18" fill="${C[0]}"/>` +
      shape('M-9 12H9q-2 9-9 10-7-1-9-10z', LINE) +
      '<path fill="none" d="M-10 32q10 6 20 0"/>';
  } else if (k === 'robot') {
    const C = hue('s', 'b', 'y', 'w');
    g +=
      shape('M-64 104V70h128v34z', C[2]) +
      shape('M-12 40h24v32h-24z', C[3]) +
      shape('M-52-46H52V44H-52z', C[1]) +
      shade('M34-46H52V44H34z', C[2]) +
      shape('M-52-46H52V44H-52z', 'none') +
      shape('M-40-30h80v42h-80z', I.k[2]) +
      shape(
        r.pick([
          'M-26-18h16v18h-16zM10-18h16v18H10z',
          'M-28-10h8v-8h8v8h8v8h-8v-0h-8v0h-8zM8-10h8v-8h8v8h8v8H8z',
          'M-28-12h18v8h-18zM10-12h18v8H10z',
        ]),
        r.pick(['#63d2ff', '#7df5c0', '#ffdf5e', '#ff7db0']),
        BARE,
      ) +
      shape('M-24 22h48v12h-48z', C[3]) +
      '<path d="M-12 22v12M0 22v12M12 22v12" stroke-width="3"/>' +
      `<path d="M0-46v-22"/><circle cy="-72" r="8" fill="${I.r[1]}"/>` +
      mirror(shape('M52-14h12v26H52z', C[2]));
    return g;
  } else if (k === 'ghost') {
    const C = hue('w', 'b', 'p');
    g +=
      shape('M-54 104V-6Q-54-64 0-64T54-6V104L36 88 18 104 0 88-18 104-36 88z', C[0]) +
      shade('M28-58Q54-46 54-6V104L36 88 22 100Q44 40 28-58z', C[1]) +
      shape('M-54 104V-6Q-54-64 0-64T54-6V104L36 88 18 104 0 88-18 104-36 88z', 'none') +
      `<g transform="translate(0 -4)">${e}${m}</g>`;
    hsY = -72;
    w = 56;
  } else if (k === 'shroom') {
    g +=
      shape('M-34 104V10H34V104z', I.w[0]) +
      shade('M14 10H34V104H14z', I.w[1]) +
      shape('M-34 104V10H34V104z', 'none') +
      `<g transform="translate(0 40)scale(.8)">${e}${m}</g>`;
    const C = hue('r', 'b', 'p');
    g +=
      shape('M-76 14Q-80-66 0-68T76 14Q40 28 0 28T-76 14z', C[1]) +
      shade('M40-58Q80-40 76 14 50 24 20 26 64-6 40-58z', C[2]) +
      shape('M-76 14Q-80-66 0-68T76 14Q40 28 0 28T-76 14z', 'none') +
      `<circle cx="-34" cy="-24" r="15" fill="${I.w[0]}"/><circle cx="14" cy="-38" r="17" fill="${I.w[0]}"/><circle cx="48" cy="-4" r="11" fill="${I.w[0]}"/><ellipse cx="-4" cy="8" rx="13" ry="9" fill="${I.w[0]}"/>`;
    return g;
  } else if (k === 'kaiju') {
    const C = hue('g', 'b', 'p', 'r');
    g +=
      body(C) +
      shape('M-10-58l10-24 12 22zM24-50l20-16-2 24zM48-20l20-6-10 20z', I.y[1]) +
      shape('M-52 4Q-56-56 4-56T54-2Q56 48 6 50T-52 4z', C[1]) +
      shade('M34-48Q56-34 54-2 56 48 6 50 48 30 34-48z', C[2]) +
      shape('M-52 4Q-56-56 4-56T54-2Q56 48 6 50T-52 4z', 'none') +
      `<g transform="translate(-6 -10)">${e}</g>` +
      shape('M-40 18Q0 34 40 14 36 40 4 42-30 40-40 18z', I.r[3]) +
      shape('M-30 22l7 10 7-7zM-8 25l7 9 7-9zM16 23l6 9 7-12z', '#fff', 'stroke-width="3"');
  } else if (k === 'match') {
    g +=
      shape('M-30 104V0H30V104z', I.w[1]) +
      shade('M10 0H30V104H10z', I.w[2]) +
      shape('M-30 104V0H30V104z', 'none') +
      shape('M-44 28Q-60-62 0-62T44 28Q0 48-44 28z', I.r[1]) +
      shade('M20-58Q54-40 44 28 30 34 16 36 44-10 20-58z', I.r[2]) +
      shape('M-44 28Q-60-62 0-62T44 28Q0 48-44 28z', 'none') +
      `<ellipse cx="-24" cy="-38" rx="11" ry="7" fill="${I.r[0]}" stroke="none" transform="rotate(-30-24-38)"/>` +
      `<g transform="scale(.9)">${e.replaceAll(LINE, '#fff')}<g stroke="#fff"><path fill="none" d="M-9 22q9 9 18 0"/></g></g>`;
    if (r.chance(0.5)) g += shape('M0-58Q-26-62-20-80-12-92 2-100 0-88 14-84 26-70 14-60 8-56 0-58z', I.y[1]);
    return g;
  } else if (k === 'fox') {
    g +=
      body(hue('y')) +
      shape('M-58-4L-54-66-22-40H22L54-66 58-4 0 52z', hue('y')[look.ink === 'w' ? 1 : 2]) +
      shape('M-58-4Q-20-6 0 52 20-6 58-4L0 52z', I.w[0]) +
      mirror(shape('M34-42L50-54 48-26z', I.k[1], 'stroke-width="3"')) +
      `<g transform="translate(0 -8)">${e}</g>` +
      shape('M-8 34H8L0 46z', LINE);
  } else if (k === 'egg') {
    g +=
      shape('M-56 24Q-50-68 0-68T56 24Q52 84 0 84T-56 24z', I.w[0]) +
      shade('M24-58Q54-30 56 24 52 84 0 84 60 40 24-58z', I.w[1]) +
      shape('M-56 24Q-50-68 0-68T56 24Q52 84 0 84T-56 24z', 'none') +
      `<g transform="translate(0 10)">${e}${m}</g>` +
      shape('M-56 30L-40 44-24 32-8 46 8 32 24 46 40 32 56 28Q60 104 0 104T-56 30z', hue('b', 'r', 'g', 'p')[1]);
    hsY = -74;
  } else if (k === 'alien') {
    const C = hue('g', 'p', 'b');
    g +=
      body(I.k) +
      `<path d="M-20-50l-14-30M20-50l14-30"/><circle cx="-36" cy="-82" r="8" fill="${I.y[1]}"/><circle cx="36" cy="-82" r="8" fill="${I.y[1]}"/>` +
      shape('M-58-14Q-58-58 0-58T58-14Q50 50 0 54-50 50-58-14z', C[1]) +
      shade('M34-50Q58-40 58-14 50 50 0 54 52 20 34-50z', C[2]) +
      shape('M-58-14Q-58-58 0-58T58-14Q50 50 0 54-50 50-58-14z', 'none') +
      mirror(shape('M12-14Q40-34 46-10 40 14 14 10 8 0 12-14z', LINE)) +
      shape('M-34-14h7v7h-7zM26-14h7v7h-7z', '#fff', BARE) +
      '<path fill="none" d="M-8 34q8 6 16 0"/>';
    return g;
  } else if (k === 'cube') {
    const C = hue('b', 'g', 'r', 'p', 'y');
    g +=
      shape('M-60-22L0-52 60-22 0 8z', C[0]) +
      shape('M-60-22L0 8V84L-60 54z', C[1]) +
      shape('M60-22L0 8V84L60 54z', C[2]) +
      `<g transform="matrix(1 .5 0 1 -30 26)"><path fill="${LINE}" stroke="none" d="M-16-12h9v14h-9zM6-12h9v14H6z"/><path fill="none" d="M-12 14h20"/></g>` +
      shape('M-14-40L0-47 14-40 0-33z', C[1], 'stroke-width="3"') +
      shape('M-14-40v-14L0-61l14 7v14L0-33z', I.y[1]);
    return g;
  } else if (k === 'bird') {
    const C = hue('b', 'y', 'r', 'w');
    g +=
      body(C) +
      shape('M-6-56q-8-20 6-30 2 10 10 10 0 14-4 20z', C[2]) +
      shape('M-52 4Q-52-58 0-58T52 4Q52 52 0 54T-52 4z', C[1]) +
      shade('M30-50Q52-36 52 4 52 52 0 54 46 30 30-50z', C[2]) +
      shape('M-52 4Q-52-58 0-58T52 4Q52 52 0 54T-52 4z', 'none') +
      `<g transform="translate(0 -8)">${e}</g>` +
      shape('M-24 14Q0-4 24 14L0 40z', C === I.y ? I.r[1] : I.y[1]) +
      '<path d="M-24 14H24" stroke-width="3"/>';
  } else if (k === 'owl') {
    const C = hue('o', 'b', 'p');
    g +=
      body(C) +
      shape('M-54 0L-60-70-20-50H20L60-70 54 0Q58 56 0 58T-54 0z', C[1]) +
      shade('M30-54L60-70 54 0Q58 56 0 58 48 40 30-54z', C[2]) +
      shape('M-54 0L-60-70-20-50H20L60-70 54 0Q58 56 0 58T-54 0z', 'none') +
      mirror(`<circle cx="24" cy="-12" r="24" fill="${I.y[1]}"/><circle cx="24" cy="-12" r="11" fill="${LINE}" stroke="none"/>`) +
      shape('M18-20h6v6h-6zM-28-20h6v6h-6z', '#fff', BARE) +
      shape('M-11 8H11L0 28z', I.y[2]) +
      '<path fill="none" stroke-width="3" d="M-24 84l8 8 8-8 8 8 8-8 8 8 8-8"/>';
    hsY = -64;
    w = 56;
  } else if (k === 'pike') {
    const C = hue('g', 'b');
    g +=
      body(C) +
      shape('M-30-40L0-84 30-40z', C[2]) +
      shape('M-50 10Q-56-52 0-54T50 10Q50 58 0 60T-50 10z', C[1]) +
      shade('M28-48Q50-36 50 10 50 58 0 60 46 40 28-48z', C[2]) +
      shape('M-50 10Q-56-52 0-54T50 10Q50 58 0 60T-50 10z', 'none') +
      shape('M-22-34h8v8h-8zM-4-42h8v8h-8zM14-34h8v8h-8z', C[0], BARE) +
      mirror(`<circle cx="30" cy="-12" r="15" fill="#fff"/>`) +
      shape('M-35-18h10v14h-10zM25-18h10v14H25z', LINE, BARE) +
      shape('M-42 22Q0 8 42 22 36 52 0 52T-42 22z', I.r[3]) +
      shape('M-36 22l7 11 7-13zM-16 18l7 11 7-12zM4 17l7 12 7-11zM24 19l6 11 7-8z', '#fff', 'stroke-width="2.5"') +
      mirror(shape('M52 0l24-12-4 18 4 18z', C[0]));
    hsY = -60;
  } else if (k === 'monkey') {
    const C = hue('o');
    g +=
      body(C) +
      mirror(`<circle cx="56" cy="-4" r="17" fill="${C[1]}"/><circle cx="56" cy="-4" r="8" fill="${I.p[0]}" stroke-width="3"/>`) +
      shape('M-52 0Q-52-58 0-58T52 0 0 56-52 0z', C[1]) +
      shape('M0-28Q20-44 38-26T30 16Q34 50 0 50T-30 16Q-54-6-38-26T0-28z', I.w[1]) +
      `<g transform="translate(0 -8)">${e}</g>` +
      shape('M-8 12h6v5h-6zM2 12h6v5H2z', LINE, BARE) +
      '<path fill="none" d="M-18 28q18 14 36 0"/>' +
      shape('M-8-56q-4-18 8-22-2 10 12 12 0 8-6 12z', C[2]);
    hsY = -66;
    w = 54;
  } else {
    const C = I.o;
    g +=
      body(C) +
      mirror(shape('M22-44q10-4 14-20-12 0-14-14 12 4 18-2-2-12 8-20 2 14 12 14 4-10 16-12-4 14 4 18-4 30-46 44z', I.w[2])) +
      mirror(shape('M34-36q24-8 30 6-14 12-32 8z', C[1])) +
      shape('M-36-30Q-36-54 0-54T36-30L40 30Q36 64 0 64T-40 30z', C[1]) +
      shade('M20-50Q36-44 36-30L40 30Q36 64 0 64 34 40 20-50z', C[2]) +
      shape('M-36-30Q-36-54 0-54T36-30L40 30Q36 64 0 64T-40 30z', 'none') +
      `<g transform="translate(0 -16)scale(.85)">${e}</g>` +
      shape('M-34 24Q0 10 34 24 40 60 0 62-40 60-34 24z', C[0]) +
      shape('M-18 30h8v10h-8zM10 30h8v10h-8z', LINE, BARE) +
      '<path fill="none" d="M-10 52q10 5 20 0"/>';
    hsY = -60;
    w = 42;
    return g;
  }
  if (hs) {
    const q = I[r.pick((['r', 'b', 'y', 'p'] as Ink[]).filter(x => x !== c[0]))];
    g +=
      `<path fill="none" stroke-width="14" d="M${-w} 0Q${-w} ${hsY} 0 ${hsY}T${w} 0"/><path fill="none" stroke="${q[1]}" stroke-width="7" d="M${-w} 0Q${-w} ${hsY} 0 ${hsY}T${w} 0"/>` +
      mirror(`<rect x="${w - 9}" y="-16" width="18" height="38" rx="8" fill="${q[1]}"/>`);
  }
  return g;
}
