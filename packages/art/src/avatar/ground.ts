import { INKS as I, type Ink } from '../palette.ts';
import type { Rng } from '../rng.ts';
import { shape } from './parts.ts';
export type Ground = readonly [ink: Ink, second: Ink];
/** The grounds of portraits: ink and second ink. */
export const GROUNDS: readonly Ground[] = [
  ['y', 'r'],
  ['r', 'y'],
  ['b', 'y'],
  ['p', 'r'],
  ['g', 'y'],
  ['w', 'r'],
  ['w', 'b'],
  ['k', 'p'],
  ['k', 'y'],
  ['b', 'p'],
  ['r', 'p'],
  ['g', 'w'],
  ['y', 'b'],
  ['p', 'b'],
];
/** The ground of a portrait, 200 by 200 round the origin. */
export function ground(r: Rng, [a, b]: Ground) {
  const A = I[a][1],
    A0 = I[a][a === 'k' ? 2 : 0],
    A2 = I[a][2];
  let g = `<path fill="${a === 'w' ? I.w[0] : A}" d="M-100-100h200v200h-200z"/>`;
  const c = a === 'w' ? I.w[1] : a === 'k' ? I.k[2] : A0;
  const k = r.pick(['rays', 'dots', 'stripe', 'check', 'sun', 'wave', 'grid', 'conf']);
  if (k === 'rays') {
    let d = '';
    for (let i = 0; i < 20; i += 2) {
      const t0 = (i / 20) * 6.2832 + 0.1,
        t1 = ((i + 1) / 20) * 6.2832 + 0.1;
      d += `M0 10L${(Math.cos(t0) * 180).toFixed(0)} ${(10 + Math.sin(t0) * 180).toFixed(0)} ${(Math.cos(t1) * 180).toFixed(0)} ${(10 + Math.sin(t1) * 180).toFixed(0)}z`;
    }
    g += shape(d, c);
  }
  if (k === 'dots') {
    let d = '';
    for (let j = 0; j < 9; j++)
      for (let i = 0; i < 9; i++) {
        const q = 2.5 + j * 0.75;
        d += `M${-96 + i * 25 + (j % 2) * 12 - q} ${-92 + j * 24}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`;
      }
    g += shape(d, c);
  }
  if (k === 'stripe') {
    let d = '';
    for (let i = -10; i < 10; i += 2) d += `M${i * 20} -100h20l200 200h-20z`;
    g += shape(d, c);
  }
  if (k === 'check') {
    let d = '';
    for (let i = 0; i < 8; i++) for (let j = 0; j < 8; j++) if ((i + j) % 2) d += `M${-100 + i * 25} ${-100 + j * 25}h25v25h-25z`;
    g += shape(d, c);
  }
  if (k === 'sun') g += `<circle cy="-4" r="76" fill="${I[b][b === 'w' ? 0 : 1]}"/>`;
  if (k === 'wave') {
    let d = '';
    for (let j = 0; j < 7; j++) {
      d += `M-110 ${-86 + j * 30}`;
      for (let i = 0; i < 6; i++) d += 'q10-12 20 0t20 0';
    }
    g += `<path d="${d}" fill="none" stroke="${c}" stroke-width="8"/>`;
  }
  if (k === 'grid') {
    let d = '';
    for (let i = 0; i < 9; i++) d += `M${-100 + i * 25}-100v200M-100 ${-100 + i * 25}h200`;
    g += `<path d="${d}" stroke="${c}" stroke-width="4"/>`;
  }
  if (k === 'conf') {
    for (let i = 0; i < 26; i++)
      g += `<path transform="translate(${r.int(-95, 95)} ${r.int(-95, 95)})rotate(${r.int(0, 3) * 45})" fill="${r.pick([I[b][1], c, A2])}" d="M-7-3H7v6H-7z"/>`;
  }
  return g;
}
