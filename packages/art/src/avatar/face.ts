import { INKS as I, LINE } from '../palette.ts';
import { BARE, shape } from './parts.ts';
const sq = (X: number, W: number, H: number, dy = 0) => shape(`M${X - W / 2} ${-H / 2 + dy}h${W}v${H}h${-W}z`, LINE, BARE);

const hap = (X: number) => `<path d="M${X - 7} 3q7-10 14 0" fill="none"/>`;

export const EYES = ['sq', 'tall', 'happy', 'wink', 'sleepy', 'big', 'x', 'star', 'side'] as const;
export type Eyes = (typeof EYES)[number];
/** All eyes, with square ones three times, so that they are chosen more often. */
export const ANY_EYES: readonly Eyes[] = ['sq', 'sq', ...EYES];

/** Square pixel eyes and their moods; `w` is half the head's width. */
export const eye = (k: Eyes, w: number): string => {
  const x = w * 0.42;
  return {
    sq: sq(-x, 9, 13) + sq(x, 9, 13),
    tall: sq(-x, 7, 18) + sq(x, 7, 18),
    happy: hap(-x) + hap(x),
    wink: sq(-x, 9, 13) + hap(x),
    sleepy: sq(-x, 12, 5, 3) + sq(x, 12, 5, 3),
    big: [-x, x]
      .map(
        X =>
          `<rect x="${X - 11}" y="-12" width="22" height="24" fill="#fff" rx="5"/>` +
          shape(`M${X - 3}-5h9v12h-9z`, LINE, BARE) +
          shape(`M${X + 2}-4h3v4h-3z`, '#fff', BARE),
      )
      .join(''),
    x: `<path fill="none" d="M${-x - 6}-6l12 12m0-12l-12 12M${x - 6}-6l12 12m0-12l-12 12"/>`,
    star: [-x, x].map(X => shape(`M${X}-10l3 6.5 7 1-5 5 1.2 7-6.2-3.3-6.2 3.3 1.2-7-5-5 7-1z`, I.y[1], 'stroke-width="3"')).join(''),
    side: [-x, x]
      .map(
        X => `<rect x="${X - 9}" y="-9" width="18" height="18" fill="#fff" stroke-width="3"/>` + shape(`M${X + 1}-6h7v12h-7z`, LINE, BARE),
      )
      .join(''),
  }[k];
};
export const MOUTHS = ['smile', 'grin', 'flat', 'oh', 'wry', 'laugh', 'wave', 'teeth'] as const;
export type Mouth = (typeof MOUTHS)[number];

/** A mouth at height y. */
export const mouth = (kind: Mouth, y: number): string =>
  ({
    smile: `<path fill="none" d="M-9 ${y}q9 9 18 0"/>`,
    grin: shape(`M-13 ${y - 2}h26q-2 15-13 15t-13-15z`, I.r[3]) + shape(`M-9 ${y}h18v4H-9z`, '#fff', BARE),
    flat: `<path fill="none" d="M-8 ${y + 3}h16"/>`,
    oh: shape(`M-6 ${y - 2}h12v10H-6z`, I.r[3]),
    wry: `<path fill="none" d="M-10 ${y + 4}q6-7 11-2t9-3"/>`,
    laugh: shape(`M-11 ${y - 1}q11 6 22 0-2 13-11 13t-11-13z`, I.r[3]) + shape(`M-6 ${y + 9}q6-5 12 0-6 5-12 0z`, I.p[1], BARE),
    wave: `<path fill="none" d="M-10 ${y}q5 7 10 0 5 7 10 0"/>`,
    teeth: shape(`M-11 ${y - 1}h22v9h-22z`, '#fff') + `<path d="M-4 ${y - 1}v9M4 ${y - 1}v9" stroke-width="2.5"/>`,
  })[kind];
