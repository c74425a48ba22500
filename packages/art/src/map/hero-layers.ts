import { flame } from '../props/fire.ts';
import { FLAME } from '../props/gates.ts';
import { blade, helicopterBody, HUB } from '../props/helicopter.ts';
import { balloonMarkup } from '../props/vehicles.ts';
import { Scene } from '../scene.ts';
import type { Box } from '../svg.ts';
import { UNIT } from '../iso.ts';
import { festivalMap, MAP_BOX } from './festival-map.ts';
import { MOBILE_BOX, MOBILE_SLEEVE, mobileHero } from './mobile-hero.ts';
import { boxAt, SALE_MATCHES, saleFlames } from '../phases/box.ts';
import { mouthEdge } from './sleeve.ts';

/** Things that pages animate above the still hero, each drawn round its own origin: markup, and box in px. */
const LIVES: Record<'helicopter' | 'blade' | 'balloon' | 'flame', { markup: string; box: Box }> = {
  helicopter: { markup: helicopterBody, box: [-62, -74, 76, 42] },
  blade: { markup: blade, box: [-62, -62, 62, 62] },
  balloon: { markup: balloonMarkup('b'), box: [-18, -60, 18, 5] },
  flame: { markup: flame(FLAME), box: [-7, -16, 7, 2] },
};
export type Life = keyof typeof LIVES;
export const LIFE_NAMES: readonly Life[] = ['helicopter', 'blade', 'balloon', 'flame'];

/** One of the animated things alone. */
export function life(name: Life): Scene {
  const scene = new Scene();
  return scene.add(0, 0, 0, 1, 1, 1, LIVES[name].markup);
}
export const lifeBox = (name: Life): Box => LIVES[name].box;

/** Space round the box at each moment, px. */
export const MOMENT_PAD = 2;

const percent = (value: number, whole: number) => Math.round((value / whole) * 10000) / 100;

/** How a hero is put together on the page, everything in per cent of the picture's width and height. */
export interface HeroComposition {
  /** Movement from the open drawer to the closed one. */
  slide: { x: number; y: number };
  /** The upper edge of the sleeve's mouth, left and right end: what lies above it is inside while the drawer slides. */
  mouth: { left: { x: number; y: number }; right: { x: number; y: number } };
  /** Upper left corner and width of the animated things. */
  lives: Partial<Record<Life, { left: number; top: number; width: number }>>;
}

function compose(scene: Scene, [x0, y0, x1, y1]: Box, sleeve: { inner?: number }, depth: number, scale: number): HeroComposition {
  const [w, h] = [x1 - x0, y1 - y0];
  const at = (x: number, y: number) => ({ x: percent(x - x0, w), y: percent(y - y0, h) });
  const [left, right] = mouthEdge(sleeve);
  const lives: HeroComposition['lives'] = {};
  for (const { name, x, y } of scene.lives) {
    const known = LIFE_NAMES.find(candidate => candidate === name);
    if (!known) throw new Error(`The hero has something living called "${name}", which has no drawing.`);
    const [bx, by, bx1] = LIVES[known].box;
    const k = known === 'helicopter' ? scale : 1;
    const corner = at(x + bx * k, y + by * k);
    lives[known] = { left: corner.x, top: corner.y, width: percent((bx1 - bx) * k, w) };
  }
  return {
    slide: { x: percent(depth * UNIT, w), y: percent((-depth * UNIT) / 2, h) },
    mouth: { left: at(...left), right: at(...right) },
    lives,
  };
}

/** Position of the flames for sold tickets on the box during the sale. */
function flamesOnSale(): { left: number; top: number; width: number; count: number } {
  const [x0, y0, x1, y1] = boxAt('sale').bounds;
  const [left, top, right] = saleFlames().bounds;
  const [w, h] = [x1 - x0 + 2 * MOMENT_PAD, y1 - y0 + 2 * MOMENT_PAD];
  return {
    left: percent(left - x0 + MOMENT_PAD, w),
    top: percent(top - y0 + MOMENT_PAD, h),
    width: percent(right - left, w),
    count: SALE_MATCHES,
  };
}

/** Both heroes. The position of the rotor's blade is in per cent of the helicopter's picture. */
export function heroCompositions() {
  const [bx, by, bx1, by1] = LIVES.helicopter.box;
  const [cx, , cx1] = LIVES.blade.box;
  return {
    wide: compose(festivalMap(), MAP_BOX, {}, 61, 1.15),
    mobile: compose(mobileHero(), MOBILE_BOX, MOBILE_SLEEVE, 19, 1.12),
    flames: flamesOnSale(),
    rotor: {
      left: percent(HUB.x - bx, bx1 - bx),
      top: percent(HUB.y - by, by1 - by),
      width: percent(cx1 - cx, bx1 - bx),
      squash: HUB.squash,
    },
  };
}
