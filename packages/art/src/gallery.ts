import type { Scene } from './scene.ts';
import type { Mode } from './palette.ts';
import { svg, type Box, type SvgOptions } from './svg.ts';
import { districtScene } from './city/district-scene.ts';
import { festivalMap, MAP_BOX } from './map/festival-map.ts';
import { MOBILE_BOX, mobileHero } from './map/mobile-hero.ts';
import { arcadeHall } from './places/arcade-hall.ts';
import { arcaneGame } from './places/arcane.ts';
import { battlePass } from './places/battle-pass.ts';
import { geekBazaar } from './places/bazaar.ts';
import { saabHall } from './places/behind-the-wheel.ts';
import { camping } from './places/camping.ts';
import { consoleCorner } from './places/console.ts';
import { cosplayContest } from './places/cosplay-stage.ts';
import { cosplayVillage } from './places/cosplay-village.ts';
import { crewCamp } from './places/crew.ts';
import { foodTrucks } from './places/food-trucks.ts';
import { kiosks } from './places/kiosks.ts';
import { labyrinth } from './places/labyrinth.ts';
import { lanLounge } from './places/lounge.ts';
import { groups } from './places/groups.ts';
import { seatMap, venue } from './places/meet.ts';
import { activitiesFair, arena, creatorsYard, longTable, threeBeds } from './places/overviews.ts';
import { pressRoom } from './places/press-room.ts';
import { signUp } from './places/sign-up.ts';
import { retro } from './places/play.ts';
import { restaurants } from './places/restaurants.ts';
import { sleepingHallPlace } from './places/sleeping-hall.ts';
import { ticketHatch } from './places/ticket-booth.ts';
import { cabins } from './places/cabins.ts';
import { warhammer } from './places/war-table.ts';
import { SCENE_TEXTS, type SceneName, type SceneText } from './gallery.texts.ts';

/** A scene that is built for day and night. */
export interface GalleryScene extends SceneText {
  /** Path below /img without mode and extension: `districts/tokyo-town`. */
  name: SceneName;
  draw: () => Scene;
  /** The visible part: a box in px, or the padding round the scene's bounds. */
  view: Pick<SvgOptions, 'box' | 'pad'>;
}

const boxed = (box: Box) => ({ box });
const DISTRICT_VIEW = { pad: 30 };
const PLACE_VIEW = { pad: 24 };

const DRAWINGS: Record<SceneName, readonly [draw: () => Scene, view: GalleryScene['view']]> = {
  hero: [festivalMap, boxed(MAP_BOX)],
  'hero-mobile': [mobileHero, boxed(MOBILE_BOX)],
  map: [festivalMap, boxed(MAP_BOX)],
  'districts/tokyo-town': [() => districtScene('tokyo-town'), DISTRICT_VIEW],
  'districts/tilted-blocks': [() => districtScene('tilted-blocks'), DISTRICT_VIEW],
  'districts/neon-district': [() => districtScene('neon-district'), DISTRICT_VIEW],
  'districts/mirage-palace': [() => districtScene('mirage-palace'), DISTRICT_VIEW],
  'districts/streamer-avenue': [() => districtScene('streamer-avenue'), DISTRICT_VIEW],
  'districts/rosa-helikopter': [() => districtScene('rosa-helikopter'), DISTRICT_VIEW],
  'districts/quiet-lan': [() => districtScene('quiet-lan'), DISTRICT_VIEW],
  'scenes/accommodation': [threeBeds, PLACE_VIEW],
  'scenes/activities': [activitiesFair, PLACE_VIEW],
  'scenes/arcade': [arcadeHall, PLACE_VIEW],
  'scenes/arcane-game': [arcaneGame, PLACE_VIEW],
  'scenes/battlepass': [battlePass, PLACE_VIEW],
  'scenes/cabins': [cabins, PLACE_VIEW],
  'scenes/camping': [camping, PLACE_VIEW],
  'scenes/console': [consoleCorner, PLACE_VIEW],
  'scenes/cosplay-stage': [cosplayContest, PLACE_VIEW],
  'scenes/cosplay-village': [cosplayVillage, PLACE_VIEW],
  'scenes/creators': [creatorsYard, PLACE_VIEW],
  'scenes/crew': [crewCamp, PLACE_VIEW],
  'scenes/esports': [arena, PLACE_VIEW],
  'scenes/food': [longTable, PLACE_VIEW],
  'scenes/food-trucks': [foodTrucks, PLACE_VIEW],
  'scenes/game-of-the-month': [labyrinth, PLACE_VIEW],
  'scenes/geek-bazaar': [geekBazaar, PLACE_VIEW],
  'scenes/groups': [groups, PLACE_VIEW],
  'scenes/kiosks': [kiosks, PLACE_VIEW],
  'scenes/lan-lounge': [lanLounge, PLACE_VIEW],
  'scenes/press': [pressRoom, PLACE_VIEW],
  'scenes/restaurants': [restaurants, PLACE_VIEW],
  'scenes/retro': [retro, PLACE_VIEW],
  'scenes/saab': [saabHall, PLACE_VIEW],
  'scenes/seat-map': [seatMap, PLACE_VIEW],
  'scenes/signup': [signUp, PLACE_VIEW],
  'scenes/sleeping-hall': [sleepingHallPlace, PLACE_VIEW],
  'scenes/tickets': [ticketHatch, PLACE_VIEW],
  'scenes/veizla-mega': [warhammer, PLACE_VIEW],
  'scenes/venue': [venue, PLACE_VIEW],
};

const isSceneName = (name: string): name is SceneName => name in DRAWINGS;

/** Every scene with its title and its alternative text, in both languages. */
export const SCENES: readonly GalleryScene[] = Object.keys(DRAWINGS)
  .filter(isSceneName)
  .map(name => ({ name, ...SCENE_TEXTS[name], draw: DRAWINGS[name][0], view: DRAWINGS[name][1] }));

/** A scene of the gallery as SVG. */
export const drawScene = ({ draw, view }: GalleryScene, mode: Mode = 'day'): string => svg(draw(), { ...view, mode });

/** Address of a scene's file. */
export const scenePath = (name: SceneName, mode: Mode = 'day'): string => `/img/${name}-${mode}.svg`;

/** Width and height of a finished SVG, px: what its `<img>` needs. */
export function pictureSize(markup: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(markup) ?? [];
  return { width: Number(width), height: Number(height) };
}
