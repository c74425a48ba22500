import { INKS as I, LINE, WHITE } from '../palette.ts';
import { CONTOUR, BARE, blobs, mirror, shape } from './parts.ts';
import { ground, type Ground } from './ground.ts';
import { rng } from '../rng.ts';

const half = (x: number, flip: number, art: string) => `<g transform="translate(${x} 18)scale(${0.72 * flip} .72)">${art}</g>`;

/** Skin: lit tone and shade. */
type Skin = readonly [string, string];
const SKIN: Record<'pale' | 'fair' | 'tan' | 'brown' | 'dark', Skin> = {
  pale: ['#ffe0c7', '#f5bd99'],
  fair: ['#f7c9a0', '#e0a070'],
  tan: ['#dda06c', '#bd7d4c'],
  brown: ['#b9764a', '#935733'],
  dark: ['#8a5333', '#693b22'],
};

const HEAD = 'M-42-8Q-42-50 0-50T42-8V16Q34 50 0 50T-42 16z';
const eyes = (dy = 0) => shape(`M-22 ${-8 + dy}h9v13h-9zM13 ${-8 + dy}h9v13h-9z`, LINE, BARE);
const smile = '<path fill="none" d="M-9 24q9 9 18 0"/>';
const grin = shape('M-13 22h26q-2 15-13 15t-13-15z', I.r[3]) + shape('M-9 24h18v4H-9z', WHITE, BARE);
const blush = mirror(`<ellipse cx="27" cy="18" rx="8" ry="5" fill="${I.r[0]}" fill-opacity=".5" stroke="none"/>`);
const neck = (skin: Skin) => shape('M-15 34h30v22q-15 16-30 0z', skin[1]);
const head = (skin: Skin) =>
  mirror(`<circle cx="43" cy="2" r="9" fill="${skin[1]}"/>`) +
  shape(HEAD, skin[0]) +
  shape('M22-42Q42-32 42-8V16Q34 50-4 50 30 26 22-42z', skin[1], BARE) +
  shape(HEAD, 'none');
const body = (fill: string, shade: string) =>
  shape('M-76 104Q-74 62-34 56H34Q74 62 76 104z', fill) + shape('M30 57Q74 62 76 104H40Q46 76 30 57z', shade, BARE);
const line = (d: string, width = 4, colour = LINE) => `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** Portraits drawn for one person each: cosplay guests and founders, by slug. */
const PORTRAITS: Record<string, { palette: Ground; art: () => string }> = {
  'amanda-rask': {
    palette: ['p', 'r'],
    art: () =>
      shape('M-54 66V-8q0-52 54-52t54 52V66q-14 8-24 0H-30q-12 8-24 0z', I.r[2]) +
      body(I.k[1], I.k[2]) +
      neck(SKIN.fair) +
      head(SKIN.fair) +
      eyes() +
      smile +
      shape('M-46-4Q-48-62 0-62T46-4q-10-26-46-32-20 6-30 18T-46-4z', I.r[2]) +
      line('M-34 58Q-30 92-12 96M34 58Q30 92 12 96', 12) +
      line('M-34 58Q-30 92-12 96M34 58Q30 92 12 96', 8, I.y[1]) +
      '<path stroke-width="2" d="M-34 66l7-1M-32 76l7-2M34 66l-7-1M32 76l-7-2"/>' +
      shape('M40 96l6-40h18l4 8-12 6-4 26z', I.y[1]) +
      shape('M58 54l14-8 4 6-12 8z', I.s[1]) +
      mirror('<circle cx="18" cy="-2" r="15" fill="#fff" fill-opacity=".3"/>') +
      line('M-3-4q3-3 6 0'),
  },
  ljungeld: {
    palette: ['b', 'y'],
    art: () =>
      body(I.s[1], I.s[2]) +
      shape('M-84 96q-6-44 40-44 14 0 14 20-6 24-54 24zM84 96q6-44-40-44-14 0-14 20 6 24 54 24z', I.y[1]) +
      line('M-76 82q22-2 34-16M76 82Q54 80 42 66') +
      shape('M-26 60L0 96 26 60 16 56h-32z', I.r[1]) +
      neck(SKIN.brown) +
      head(SKIN.brown) +
      eyes() +
      grin +
      shape('M-50 20V-14q0-52 50-52t50 52v34l-12-6v-26L0-34l-38 24v24z', I.s[1]) +
      shape('M20-60q30 10 30 46v34l-12-6v-26L16-38z', I.s[2], BARE) +
      shape('M-50 20V-14q0-52 50-52t50 52v34l-12-6v-26L0-34l-38 24v24z', 'none') +
      shape('M-6-66Q-22-98 10-104 2-90 18-84 26-72 8-64z', I.r[1]) +
      shape('M0-66Q-8-82 6-90 8-80 12-74 10-66 0-66z', I.y[1], BARE),
  },
  'nadia-fjaril': {
    palette: ['g', 'y'],
    art: () =>
      shape('M-52 80V-8q0-50 52-50t52 50V80q-10 10-24 0H-28q-12 10-24 0z', I.k[1]) +
      body(I.b[1], I.b[2]) +
      neck(SKIN.tan) +
      head(SKIN.tan) +
      eyes() +
      blush +
      smile +
      shape('M-46 0q0-38 46-38T46 0q-12-16-46-16T-46 0z', I.k[1]) +
      shape('M-72-24Q0-52 72-24 44-34 34-44L12-100-10-70-34-44Q-46-34-72-24z', I.b[1]) +
      shape('M12-100L34-44Q44-34 72-24 50-32 22-35z', I.b[2], BARE) +
      shape('M-34-46q34-12 68 0l4 10q-36-12-76 0z', I.y[1]) +
      shape('M8-76l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z', I.y[0], 'stroke-width="2.5"') +
      `<g transform="translate(52 40)rotate(16)">${shape('M0 0q-20-26-26-6 0 14 26 6 20-30 26-8 0 16-26 8z', I.p[1])}${shape('M0 0q-18 14-12 22 10 4 12-22 18 10 14 18-8 6-14-18z', I.p[2])}</g>`,
  },
  'storm-och-stygn': {
    palette: ['y', 'b'],
    art: () => {
      const stygn =
        body(I.p[1], I.p[2]) +
        neck(SKIN.pale) +
        head(SKIN.pale) +
        eyes() +
        smile +
        shape('M-46-2Q-48-60 0-60T46-2q-8-24-40-28-30 6-52 28z', I.y[2]) +
        `<circle cy="-66" r="17" fill="${I.y[2]}"/>` +
        line('M-20-78L24-54', 3, I.s[1]) +
        shape('M-40 78h22v18h-22z', I.w[0]);
      const storm =
        body(I.r[1], I.r[2]) +
        shape('M-30 57q30 34 60 0', I.r[3]) +
        neck(SKIN.dark) +
        head(SKIN.dark) +
        eyes() +
        grin +
        shape('M-46 0L-56-34l16 4-4-30 22 14L-6-76 8-48 30-70l4 28 20-8-8 50-10-14-12 6-14-12-16 12-14-8z', I.k[1]) +
        shape('M-46-14h92v14h-92z', I.b[1]);
      return half(38, 1, storm) + half(-38, 1, stygn);
    },
  },
  mossmannen: {
    palette: ['w', 'g'],
    art: () =>
      blobs(
        [
          [-48, 70, 28],
          [48, 72, 28],
          [0, 80, 34],
          [-24, 84, 26],
          [26, 86, 26],
        ],
        I.g[2],
        I.g[1],
      ) +
      blobs(
        [
          [-40, -30, 24],
          [0, -48, 28],
          [40, -30, 24],
          [-50, 6, 20],
          [50, 6, 20],
          [0, 10, 46],
        ],
        I.g[2],
        I.g[1],
      ) +
      shape('M-32-14q0-26 32-26t32 26v26q-8 30-32 30t-32-30z', I.o[0]) +
      shape('M-22-10h10v14h-10zM12-10h10v14H12z', LINE, BARE) +
      line('M-26-22l14 4M26-22l-14 4', 5) +
      shape('M-8 4h16v14H-8z', I.o[1]) +
      line('M-12 28q12 6 24 0') +
      shape('M-28-62q-14-24-30-22 4 20 22 28zM26-64q6-30 26-32 2 22-16 36z', I.g[1]) +
      `<circle cx="-34" cy="-50" r="7" fill="${I.r[1]}"/><circle cx="30" cy="-44" r="6" fill="${I.p[1]}"/>` +
      shape('M-10 60q10-14 20 0v10h-20z', I.r[1], 'stroke-width="3"') +
      `<circle cx="-3" cy="58" r="2.5" fill="${WHITE}" stroke="none"/><circle cx="5" cy="62" r="2.5" fill="${WHITE}" stroke="none"/>`,
  },
  'yuki-dahl': {
    palette: ['k', 'p'],
    art: () =>
      shape('M-50 30V-8q0-52 50-52T50-8v38q-8 8-18 4h-64q-12 4-18-4z', I.k[2]) +
      body(I.w[0], I.w[1]) +
      [
        [-50, 84, '#63d2ff'],
        [-30, 74, '#ff7db0'],
        [-10, 88, '#ffdf5e'],
        [12, 84, '#7df5c0'],
        [32, 76, '#63d2ff'],
        [52, 88, '#ff7db0'],
        [0, 72, '#7df5c0'],
      ]
        .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="5" fill="${c}" stroke-width="2.5"/>`)
        .join('') +
      line('M-50 84L-30 74-10 88 12 84 32 76 52 88', 2, I.y[2]) +
      neck(SKIN.pale) +
      head(SKIN.pale) +
      shape('M-24-8h13v8h-13zM11-8h13v8H11z', LINE, BARE) +
      blush +
      smile +
      shape('M-46 22V-10Q-46-62 0-62T46-10v32l-12-2v-34H-34v34z', I.k[2]) +
      line('M-24-50q16-8 36-4', 4, I.k[0]) +
      shape('M-64-30l14-14 14 14-14 14zM-50-44l-10-14 20 0z', '#63d2ff'),
  },
  plaggmastarn: {
    palette: ['r', 'y'],
    art: () =>
      body(I.k[1], I.k[2]) +
      shape('M-30 57L0 104 30 57 16 54h-32z', I.w[0]) +
      shape('M-22 62L0 72 22 62v20L0 72l-22 10z', I.y[1]) +
      neck(SKIN.dark) +
      head(SKIN.dark) +
      '<path fill="none" d="M-24-2q7-10 14 0"/>' +
      shape('M13-8h9v13h-9z', LINE, BARE) +
      shape('M-16 19q8-8 16-1 8-7 16 1 4 6 14 0-6 12-20 8-6-1-10-4-4 3-10 4-14 4-20-8 10 6 14 0z', I.k[2]) +
      grin.replaceAll('22h26', '28h26') +
      shape('M-36-38V-92h72v54z', I.b[1]) +
      shape('M14-92h22v54H14z', I.b[2], BARE) +
      shape('M-58-40q58-16 116 0 0 12-8 12-50-14-100 0-8 0-8-12z', I.b[1]) +
      shape('M-36-54h72v12q-36-8-72 0z', I.r[1]) +
      shape('M54 92l6-50h12l4 50z', I.k[0]) +
      `<circle cx="66" cy="32" r="15" fill="${I.s[1]}"/><path stroke-width="2.5" d="M54 28h24M54 36h24M62 19v26M70 19v26"/>`,
  },
  'ruth-ravn': {
    palette: ['b', 'p'],
    art: () =>
      shape('M-80 104Q-84 60-44 50q44-20 88 0 40 10 36 54z', I.r[1]) +
      line('M-60 100Q-62 74-50 60M-36 102Q-38 78-32 60M36 102Q38 78 32 60M60 100Q62 74 50 60', 4, I.r[3]) +
      shape('M-36 54q36 24 72 0l-4 18q-32 20-64 0z', I.y[1]) +
      neck(SKIN.fair) +
      head(SKIN.fair) +
      shape('M-22-6h10v10h-10zM12-6h10v10H12z', LINE, BARE) +
      line('M-30 14l6 2M24 16l6-2M-20 32q20 12 40 0', 3) +
      line('M-10 24q10 8 20 0') +
      blobs(
        [
          [-42, -26, 16],
          [-22, -46, 18],
          [4, -52, 19],
          [28, -42, 17],
          [44, -20, 14],
          [-48, -2, 12],
          [48, 2, 12],
        ],
        I.s[0],
        WHITE,
      ) +
      shape('M-34-58l-8-36 22 18L0-104l20 28 22-18-8 36q-34-10-68 0z', I.y[1]) +
      `<circle cy="-78" r="6" fill="${I.r[1]}"/><circle cx="-24" cy="-70" r="4" fill="${I.b[1]}"/><circle cx="24" cy="-70" r="4" fill="${I.g[1]}"/>` +
      mirror(`<circle cx="44" cy="18" r="5" fill="${I.y[1]}" stroke-width="3"/>`),
  },
  'sanna-wikdahl': {
    palette: ['y', 'r'],
    art: () =>
      shape('M-50 30V-8q0-50 50-50T50-8v38q-8 10-20 6h-60q-12 4-20-6z', I.y[2]) +
      body(I.r[1], I.r[2]) +
      shape('M-20 56L0 80 20 56z', SKIN.fair[0]) +
      shape('M-58 66l14-7 4 45h-16zM58 66l-14-7-4 45h16z', I.y[1]) +
      neck(SKIN.fair) +
      head(SKIN.fair) +
      eyes() +
      line('M-26-19l12-3M26-19l-12-3', 5, I.y[3]) +
      grin +
      shape('M-46 20V-10Q-46-60 0-60T46-10v30l-10-2v-22q-34 2-42-14-8 14-30 14v22z', I.y[2]) +
      line('M-20-48q14-8 30-4', 4, I.y[0]) +
      line('M50 0Q50-72 0-72T-50 0', 13) +
      line('M50 0Q50-72 0-72T-50 0', 7, I.k[0]) +
      shape('M40-14h20v36H40z', I.k[0]) +
      line('M50 20Q48 44 18 42') +
      `<rect x="4" y="36" width="16" height="11" rx="5" fill="${LINE}"/>`,
  },
  'tobias-malmgren': {
    palette: ['b', 'y'],
    art: () =>
      body(I.g[2], I.g[3]) +
      shape('M-34 56Q0 72 34 56V72Q0 92-34 72z', I.g[1]) +
      line('M0 80v24', 3) +
      line('M-56 104q-4-30 20-34 22 2 24 34', 8) +
      line('M-56 104q-4-30 20-34 22 2 24 34', 5, I.b[0]) +
      neck(SKIN.pale) +
      head(SKIN.pale) +
      eyes() +
      shape('M-42 4q8 14 22 14h40q14 0 22-14V18Q38 62 0 62T-42 18z', I.o[1]) +
      `<g transform="translate(0 3)">${smile}</g>` +
      shape('M-46-12Q-46-66 0-66T46-12z', I.k[1]) +
      shape('M-50-24H50v16H-50z', I.k[0]) +
      `<circle cy="-70" r="9" fill="${I.k[0]}"/>` +
      mirror('<circle cx="18" r="15" fill="#fff" fill-opacity=".3"/>') +
      line('M-4-2q4-4 8 0'),
  },
  'nour-haddad': {
    palette: ['p', 'b'],
    art: () =>
      body(I.w[0], I.w[1]) +
      shape('M-56 104V74h28v30zM26 104V74h28v30z', I.y[1]) +
      shape('M34 84l6-34 8 2-6 34z', I.r[1]) +
      shape('M40 50l4-12 4 14z', I.w[1], 'stroke-width="3"') +
      head(SKIN.tan) +
      eyes() +
      line('M-28-20l14-2M28-20l-14-2', 5, I.k[2]) +
      smile +
      blush +
      shape('M-56 72Q-64-64 0-64T56 72Q0 96-56 72zM0-42Q-40-42-40 0T0 46 40 0 0-42z', I.g[1], 'fill-rule="evenodd"') +
      shape('M30-50Q60-20 56 72 40 80 24 83 60 20 30-50z', I.g[2], BARE) +
      line('M-34 44Q0 74 42 48', 3),
  },
};

/** Slugs of the people whose portraits are drawn here. */
export const portraitSlugs = (): string[] => Object.keys(PORTRAITS);

/** The portrait of a cosplay guest or founder, 200 by 200. */
export function guestPortrait(slug: string): string {
  const found = PORTRAITS[slug];
  if (!found) throw new Error(`No portrait is drawn for "${slug}".`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="200" height="200">' +
    `${ground(rng(`portrait-${slug}`), found.palette)}<g transform="translate(0 10)" ${CONTOUR}>${found.art()}</g></svg>`
  );
}
