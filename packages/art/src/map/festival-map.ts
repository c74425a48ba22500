import { mirage } from '../districts/mirage-palace.ts';
import { neon } from '../districts/neon-district.ts';
import { quiet } from '../districts/quiet-lan.ts';
import { rosa } from '../districts/rosa-helikopter.ts';
import { avenue } from '../districts/streamer-avenue.ts';
import { blocks } from '../districts/tilted-blocks.ts';
import { tokyo } from '../districts/tokyo-town.ts';
import { DISTRICT_SLUGS, districtLook } from '../districts/catalogue.ts';
import { plainContents } from '../places/plain.ts';
import { origin, project } from '../iso.ts';
import { person } from '../people/person.ts';
import { rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import type { Box } from '../svg.ts';
import { LOOK } from '../look.ts';
import { maneki } from '../props/maneki.ts';
import { moose } from '../props/moose.ts';
import { sleeve } from './sleeve.ts';
import { trayFloor, trayWalls } from './tray.ts';

export interface Plot {
  slug: string;
  draw: (scene: Scene) => void;
  /** Place and size in the tray, in units. */
  x: number;
  y: number;
  w: number;
  d: number;
  /** Position of a name plate: units from the plot's corner, and its height. */
  plate: readonly [u: number, v: number, z: number];
}

/** Plots in an order, back to front, each behind a lane of one unit. */
function inOrder(slugs: readonly string[], plots: readonly Plot[]): Plot[] {
  const sorted = plots.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
  return sorted.map((plot, index) => ({ ...plot, y: sorted.slice(0, index).reduce((y, { d }) => y + d + 1, 0.6) }));
}

/** The far column. The edition sets its order; a test checks that name plates do not overlap in any order. */
const FAR_PLOTS: readonly Plot[] = [
  { slug: 'neon-district', draw: neon, x: 0.6, y: 0.6, w: 18, d: 15, plate: [9, 7, 19] },
  { slug: 'tokyo-town', draw: tokyo, x: 0.6, y: 16.6, w: 18, d: 16, plate: [9, 8, 19.5] },
  { slug: 'tilted-blocks', draw: blocks, x: 0.6, y: 33.6, w: 18, d: 15, plate: [7, 5, 17] },
  { slug: 'rosa-helikopter', draw: rosa, x: 0.6, y: 49.6, w: 18, d: 16, plate: [6, 5, 16.5] },
];
const NEAR_PLOTS: readonly Plot[] = [
  { slug: 'mirage-palace', draw: mirage, x: 20.6, y: 0.6, w: 18, d: 20, plate: [10.5, 4, 15.5] },
  { slug: 'streamer-avenue', draw: avenue, x: 20.6, y: 21.8, w: 18, d: 22, plate: [11, 10, 12.5] },
  { slug: 'quiet-lan', draw: quiet, x: 20.6, y: 45, w: 18, d: 20.6, plate: [9, 10.5, 10.5] },
];

const homes = [...FAR_PLOTS, ...NEAR_PLOTS].map(({ slug }) => slug);
const added = DISTRICT_SLUGS.filter(slug => !homes.includes(slug));
const free = homes.filter(slug => !DISTRICT_SLUGS.includes(slug));
if (added.length > free.length) throw new Error(`The box has ${homes.length} places, and no one is left for ${added[free.length]}.`);

/** Gives places of districts that the edition does not have to the districts that it adds; further such places stay empty. */
export const settle = <Of extends { slug: string }>(places: readonly Of[]): Of[] =>
  places.flatMap(place => {
    if (!free.includes(place.slug)) return [place];
    const slug = added[free.indexOf(place.slug)];
    return slug === undefined ? [] : [{ ...place, slug }];
  });

const settlePlots = (plots: readonly Plot[]): Plot[] =>
  settle(plots).map(plot =>
    homes.includes(plot.slug) ? plot : { ...plot, draw: scene => plainContents(scene, plot.w, plot.d, districtLook(plot.slug).ink) },
  );

/** The far column, back to front, then the near column: the order of painting. */
export const FAR: readonly Plot[] = settlePlots(inOrder(LOOK.plots, FAR_PLOTS));
export const NEAR: readonly Plot[] = settlePlots(NEAR_PLOTS);

/** The plot of a district, in either column. */
export const plotOf = (slug: string): Plot => [...FAR, ...NEAR].find(plot => plot.slug === slug)!;

/** The visible part of the map and the desktop hero, px. */
export const MAP_BOX: Box = [-716, -286, 726, 600];

/** Characters on the roof of the box. */
const GUESTS: Record<typeof LOOK.guest, (scene: Scene) => void> = {
  none: () => {},
  moose: scene => moose(scene, 38.6, -12, 8.2),
  cat: scene => maneki(scene, 33, -4, 8.2, 2),
};

/**
 * The open matchbox with all districts. Each is a group of its own (`data-d` with the district's slug).
 * @param layer the sleeve alone, or the drawer alone, without the things that pages animate ('drawer') or with them ('still drawer')
 */
export function festivalMap(layer: 'all' | 'drawer' | 'still drawer' | 'sleeve' = 'all'): Scene {
  const scene = new Scene({ withoutLife: layer === 'drawer' });
  if (layer === 'all' || layer === 'sleeve') {
    sleeve(scene);
    GUESTS[LOOK.guest](scene);
  }
  if (layer === 'sleeve') return scene;
  trayFloor(scene);
  const plots = (list: readonly Plot[]) => {
    for (const { slug, draw, x, y } of list) {
      origin(x, y);
      scene.part(slug);
      draw(scene);
      origin();
    }
  };
  plots(FAR);
  scene.part('');
  const r = rng('street');
  for (let i = 0; i < 26; i++) person(scene, r, r.range(18.9, 20.3), 1 + i * 2.5 + r.range(-0.5, 0.5));
  plots(NEAR);
  scene.part('');
  trayWalls(scene);
  return scene;
}

/** One district of the map alone, at its place in the picture: pages lay it over the map to highlight the district. */
export function mapDistrict(slug: string): Scene {
  const scene = new Scene();
  const plot = plotOf(slug);
  origin(plot.x, plot.y);
  scene.part(slug);
  plot.draw(scene);
  origin();
  return scene;
}

/** Positions of name plates and districts, in per cent of the map's width and height; `order` is that of the far column. */
export function mapAnchors(order: readonly string[] = LOOK.plots) {
  const [x0, y0, x1, y1] = MAP_BOX;
  const percent = ([x, y]: readonly [number, number]) => ({
    x: Math.round(((x - x0) / (x1 - x0)) * 10000) / 100,
    y: Math.round(((y - y0) / (y1 - y0)) * 10000) / 100,
  });
  return {
    width: x1 - x0,
    height: y1 - y0,
    districts: [...settlePlots(inOrder(order, FAR_PLOTS)), ...NEAR].map(({ slug, x, y, w, d, plate: [u, v, z] }) => ({
      slug,
      plate: percent(project(x + u, y + v, z)),
      foot: percent(project(x + u, y + v)),
      ground: [project(x, y), project(x + w, y), project(x + w, y + d), project(x, y + d)].map(percent),
    })),
  };
}
