import { KB, type Picture } from '../build/picture.ts';
import { HIDDEN } from '../city/hidden.ts';
import { isEmblem } from '../emblems/emblems.ts';
import { findBox, STAIR_PAD, STEPS } from '../city/stairs.ts';
import { DISTRICT_SLUGS, DISTRICTS } from '../districts/catalogue.ts';
import type { LabelLook } from '../labels/label.ts';
import { MAP_BOX } from '../map/festival-map.ts';
import { LIFE_NAMES, lifeBox, MOMENT_PAD } from '../map/hero-layers.ts';
import { MOBILE_BOX } from '../map/mobile-hero.ts';
import type { Ink, Mode } from '../palette.ts';
import { MOMENTS } from '../phases/moments.ts';
import type { Box } from '../svg.ts';
import { HERO_BUDGETS } from './budgets.ts';

const MODES: readonly Mode[] = ['day', 'night'];
const both = (make: (mode: Mode) => Picture): Picture[] => MODES.map(make);

/** Emblem, inks and pattern of the label of each drawn district. */
const LABELS: Readonly<Record<string, Pick<LabelLook, 'emblem' | 'palette' | 'ground'>>> = {
  'tokyo-town': { emblem: 'kaiju', palette: ['r', 'y'] },
  'tilted-blocks': { emblem: 'tilted', palette: ['g', 'r'], ground: 'iso' },
  'neon-district': { emblem: 'neon', palette: ['k', 'y'] },
  'mirage-palace': { emblem: 'palace', palette: ['y', 'b'] },
  'streamer-avenue': { emblem: 'booth', palette: ['b', 'y'] },
  'rosa-helikopter': { emblem: 'heli', palette: ['p', 'r'] },
  'quiet-lan': { emblem: 'pods', palette: ['w', 'g'], ground: 'waves' },
};

const plainLabel = (emblem: string, ink: Ink) => ({
  emblem: isEmblem(emblem) ? emblem : ('match' as const),
  palette: [ink, ink === 'y' ? 'b' : 'y'] as const,
});

const layer = (name: string, mode: Mode, rest: Pick<Picture, 'module' | 'draw' | 'args' | 'budget'>, box: Box): Picture => ({
  name: `hero/${name}-${mode}`,
  ...rest,
  scene: { mode, box },
});

/** The heroes in layers: sleeve, drawer, and the things that pages animate above them. HERO_BUDGETS limits their sums. */
function heroLayers(): Picture[] {
  const wide = { module: 'map/festival-map.ts', draw: 'festivalMap', budget: HERO_BUDGETS.wide };
  const mobile = { module: 'map/mobile-hero.ts', draw: 'mobileHero', budget: HERO_BUDGETS.mobile };
  return MODES.flatMap(mode => [
    ...(['drawer', 'sleeve'] as const).flatMap(part => [
      layer(part, mode, { ...wide, args: [part] }, MAP_BOX),
      layer(`mobile-${part}`, mode, { ...mobile, args: [part] }, MOBILE_BOX),
    ]),
    ...LIFE_NAMES.map(name =>
      layer(name, mode, { module: 'map/hero-layers.ts', draw: 'life', args: [name], budget: 2 * KB }, lifeBox(name)),
    ),
  ]);
}

/** The box at each moment of the year but the festival itself, its flames for sold tickets, and the lake by day, night and morning. */
function heroMoments(): Picture[] {
  const box = { module: 'phases/box.ts', budget: HERO_BUDGETS.mobile };
  return [
    ...MOMENTS.flatMap(moment =>
      both(mode => ({ ...box, name: `hero/${moment}-${mode}`, draw: 'boxAt', args: [moment], scene: { mode, pad: MOMENT_PAD } })),
    ),
    ...both(mode => ({ ...box, name: `hero/flames-${mode}`, draw: 'saleFlames', args: [], scene: { mode, pad: 0 } })),
    ...(['day', 'night', 'morning'] as const).map(outlook => ({
      name: `hero/lake-${outlook}`,
      module: 'night/lake.ts',
      draw: 'lake',
      args: [outlook],
      budget: 3 * KB,
    })),
  ];
}

/** Layers of the city for tall screens, and each hidden figure alone. */
function cityPictures(): Picture[] {
  const stairs = { module: 'city/stairs.ts', budget: 14 * KB };
  return [
    ...both(mode => ({
      name: `map/drawer-${mode}`,
      module: 'map/festival-map.ts',
      draw: 'festivalMap',
      args: ['still drawer'],
      scene: { mode, box: MAP_BOX },
      budget: 60 * KB,
    })),
    ...both(mode => ({ ...stairs, name: `city/sleeve-${mode}`, draw: 'stairSleeve', args: [], scene: { mode, pad: STAIR_PAD } })),
    ...STEPS.flatMap(({ slug }) =>
      both(mode => ({ ...stairs, name: `city/${slug}-${mode}`, draw: 'stairDrawer', args: [slug], scene: { mode, pad: STAIR_PAD } })),
    ),
    ...HIDDEN.filter(({ district }) => DISTRICT_SLUGS.includes(district)).map(({ id }): Picture => ({
      ...stairs,
      name: `city/find-${id}`,
      draw: 'find',
      args: [id],
      scene: { mode: 'day', box: findBox(id) },
      budget: 2 * KB,
    })),
  ];
}

/** Heroes, map, district labels and scenes. */
export function worldPictures(): Picture[] {
  const map = { module: 'map/festival-map.ts', draw: 'festivalMap', args: [], budget: 140 * KB };
  return [
    ...both(mode => ({ ...map, name: `hero-${mode}`, scene: { mode, box: MAP_BOX } })),
    ...both(mode => ({ ...map, name: `map-${mode}`, scene: { mode, box: MAP_BOX } })),
    ...DISTRICT_SLUGS.flatMap(slug =>
      both(mode => ({
        ...map,
        name: `map/${slug}-${mode}`,
        draw: 'mapDistrict',
        args: [slug],
        scene: { mode, box: MAP_BOX },
        budget: 14 * KB,
      })),
    ),
    ...both(mode => ({
      name: `hero-mobile-${mode}`,
      module: 'map/mobile-hero.ts',
      draw: 'mobileHero',
      args: [],
      scene: { mode, box: MOBILE_BOX },
      budget: 60 * KB,
    })),
    ...heroLayers(),
    ...heroMoments(),
    ...DISTRICTS.map(({ slug, name, number, ink, emblem = '' }) => ({
      name: `labels/${slug}`,
      module: 'labels/label.ts',
      draw: 'label',
      args: [{ ...(LABELS[slug] ?? plainLabel(emblem, ink)), title: name, number } satisfies LabelLook],
      budget: 14 * KB,
    })),
    ...DISTRICT_SLUGS.flatMap(slug =>
      both(mode => ({
        name: `districts/${slug}-${mode}`,
        module: 'city/district-scene.ts',
        draw: 'districtScene',
        args: [slug],
        scene: { mode, pad: 30 },
        budget: 90 * KB,
      })),
    ),
    ...cityPictures(),
    ...both(mode => ({ name: `burnt-match-${mode}`, module: 'brand/match.ts', draw: 'burntMatch', args: [mode], budget: 3 * KB })),
  ];
}
