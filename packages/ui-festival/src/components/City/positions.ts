import type { CSSProperties } from 'react';
import type { Point } from '@tand/festival';
import type { CityBox, CityShape } from './world.ts';

const rounded = (n: number) => Math.round(n * 10) / 10;

/** In city px; `--x` and `--y` count from the middle of the city. */
export function positionIn({ all }: CityShape, { x, y, w, h }: Point & Partial<CityBox>, prefix = '--') {
  return {
    [`${prefix}x`]: rounded(x - all.x - all.w / 2),
    [`${prefix}y`]: rounded(y - all.y - all.h / 2),
    [`${prefix}w`]: w,
    [`${prefix}h`]: h,
  } as CSSProperties;
}
