import { INKS as I } from '../palette.ts';
import type { HairStyle, Look } from './look.ts';
import { BARE, blobs, mirror, shape } from './parts.ts';

/** Hair that falls behind head and shoulders. */
export function backHair({ st, f, f2, w, h }: Look): string {
  let g = '';
  if (['long', 'wolf', 'mullet'].includes(st))
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
  if (st === 'dreads') g += mirror(shape(`M${w - 8}-30q26 0 22 30v52q-6 10-12 0V14l-4 42q-8 8-12-2z`, f));
  if (st === 'spaceBuns')
    g += mirror(
      `<circle cx="${w - 8}" cy="${-h - 2}" r="18" fill="${f}"/><path d="M${w - 14} ${-h - 6}q6-6 12 0" fill="none" stroke="${f2}"/>`,
    );
  return g;
}

/** Hair, scarf or shaved head in front. */
export function frontHair({ st, f, f2, w, h, T, ground, hatTones: hatInk, marks }: Look): string {
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
        marks === 'mask' ? I.k[1] : T[0] === I.w[0] ? I.b[1] : I[ground[1]][1],
        'fill-rule="evenodd"',
      ) + `<path fill="none" d="M${-w + 6} 40Q0 74 ${w} 44" stroke-width="3"/>`,
    buzz: shape(cap(-10) + `q-8-18-${w + 4}-18T${-w - 4}-10z`, f, 'fill-opacity=".85"'),
    slick:
      shape(`M${-w - 3}-4Q${-w - 2} ${-h - 4}-6 ${-h - 12}q30-8 46 14 12 16 6 28l-8-10q-16-18-40-16-28 0-${w - 6} 10z`, f) +
      `<path fill="none" stroke="${f2}" d="M-18 ${-h + 2}q20-6 38 8"/>`,
    dreads:
      shape(cap(0) + `q-14-24-${w + 4}-24T${-w - 4} 0z`, f) +
      mirror(shape(`M${w - 6}-14q14-2 14 14v40q-4 8-9 0v-34q-2-10-5-20zM${w - 22}-22q12 2 14 16v16q-4 6-8 0z`, f)),
    topknot:
      shape(cap(-14) + `q-12-16-${w + 4}-16T${-w - 4}-14z`, f) +
      `<circle cy="${-h - 16}" r="15" fill="${f}"/><path d="M-12 ${-h - 4}h24" stroke="${hatInk[1]}" stroke-width="6"/>`,
    mullet:
      shape(cap(-2) + `l-8-16q-20 2-32-8-10 14-30 8l-${w - 34} 16z`, f) +
      `<path fill="none" stroke="${f2}" d="M${-w * 0.5} ${-h + 4}q16-8 34-4"/>`,
    sidecut:
      shape(`M${-w - 4}-4Q${-w - 8} ${-h - 14}-4 ${-h - 14}q40-2 44 34-22-4-34-12-10 20-${w - 4} 24z`, f) +
      `<path fill="none" stroke="${f}" stroke-width="3" d="M${w - 6}-22v14M${w - 14}-26v10"/>`,
    spaceBuns: shape(cap(-4) + `l-8-16q-${w - 8}-2-${w - 6}-14-6 12-${w - 2} 14l-8 16z`, f),
    visor:
      shape(cap(-8) + `q-12-18-${w + 4}-18T${-w - 4}-8z`, f) +
      shape(`M${-w - 4}-30Q0-42 ${w + 4}-30v12Q0-28 ${-w - 4}-18z`, hatInk[1]) +
      shape(`M${-w + 2}-24Q0-34 ${w - 2}-24q8 8 16 18Q0-22 ${-w - 14}-6q6-10 16-18z`, hatInk[2], 'fill-opacity=".85"'),
    braid: shape(cap(6) + `q-4-28-${w + 4}-34-${w} 6-${w + 4} 34z`, f),
  };
  return F[st] ?? '';
}

/** Cap, beanie, helmet and crown. */
export function hat({ st, w, h, sk, hat: on, hatTones: hatInk }: Look): string {
  let g = '';
  if (st === 'cap') {
    const bk = w < 40;
    g +=
      shape(`M${-w - 4}-16Q${-w - 4} ${-h - 16} 0 ${-h - 16}T${w + 4}-16z`, hatInk[1]) +
      (bk ? shape(`M-20-16q20-16 40 0z`, sk[0]) : shape(`M${-w - 6}-18H${w + 20}q14 2 10 10H${-w - 2}z`, hatInk[2])) +
      shape('M-9-46h18v16H-9z', I.w[0], 'stroke-width="3"') +
      shape('M-3-42h6v8h-6z', hatInk[1], BARE);
  }
  if (st === 'beanie')
    g +=
      shape(`M${-w - 5}-14Q${-w - 5} ${-h - 22} 0 ${-h - 22}T${w + 5}-14z`, hatInk[1]) +
      shape(`M${-w - 8}-26H${w + 8}v16H${-w - 8}z`, hatInk[0]) +
      `<circle cy="${-h - 24}" r="10" fill="${hatInk[0]}"/><path d="M-26-24v12M-9-24v12M9-24v12M26-24v12" stroke-width="3"/>`;
  if (on === 'helmet')
    g +=
      shape(`M${-w - 10} 20Q${-w - 16} ${-h - 26} 0 ${-h - 26}T${w + 10} 20H${w - 4}V-14H${-w + 4}V20z`, hatInk[1]) +
      shape(`M${w - 12} ${-h - 12}Q${w + 12}-40 ${w + 10} 20H${w - 4}V-14H${w - 16}z`, hatInk[2], BARE) +
      shape(`M-9 ${-h - 26}h18V-18H-9z`, I.w[0], 'stroke-width="3"') +
      shape(`M${-w - 4}-30H${w + 4}v16H${-w - 4}z`, I.k[1]) +
      shape(`M${-w + 6}-44h26v16h-26zM${w - 32}-44h26v16h-26z`, I.b[0]);
  if (on === 'crown')
    g +=
      shape(`M-30 ${-h - 4}l-6-30 18 14L0 ${-h - 42}l18 22 18-14-6 30q-30-10-60 0z`, I.y[1]) +
      `<circle cy="${-h - 16}" r="5" fill="${I.r[1]}" stroke-width="3"/>`;
  return g;
}
