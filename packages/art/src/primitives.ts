import { person } from './people/person.ts';
import { HAIRS, type Hair } from './people/hair.ts';
import { POSES, type Pose } from './people/poses.ts';
import * as props from './props/index.ts';
import { rng } from './rng.ts';
import type { Scene } from './scene.ts';

/** One thing that scenes are made of, drawn by itself. */
export interface Primitive {
  name: string;
  group: 'form' | 'ground' | 'building' | 'nature' | 'street' | 'play' | 'hero' | 'person';
  /** Code of the call that draws it in a scene. */
  code: string;
  draw: (s: Scene) => unknown;
}

const primitive = (group: Primitive['group'], name: string, code: string, draw: Primitive['draw']): Primitive => ({
  group,
  name,
  code,
  draw,
});
const keys = <K extends string>(record: Record<K, unknown>) => Object.keys(record).filter((key): key is K => key in record);

/** Everything that scenes consist of: solids, props by kind, and people by pose and by what they wear on their heads. */
export const PRIMITIVES: readonly Primitive[] = [
  primitive('form', 'box', "s.box(0, 0, 0, 3, 3, 2, 'r')", s => s.box(0, 0, 0, 3, 3, 2, 'r')),
  primitive('form', 'gable', "s.gable(0, 0, 0, 4, 3, 2, 'b')", s => s.gable(0, 0, 0, 4, 3, 2, 'b')),
  primitive('form', 'pyramid', "s.pyramid(0, 0, 0, 3, 3, 2.5, 'y')", s => s.pyramid(0, 0, 0, 3, 3, 2.5, 'y')),
  primitive('form', 'cyl', "s.cyl(0, 0, 0, 1.4, 2, 'p')", s => s.cyl(0, 0, 0, 1.4, 2, 'p')),
  primitive('form', 'sphere', "s.sphere(0, 0, 1.4, 1.4, 'g')", s => s.sphere(0, 0, 1.4, 1.4, 'g')),
  primitive('ground', 'floorTiles', "floorTiles(s, 0, 0, 6, 6, 'w0', 'w1', 2)", s => {
    props.floorTiles(s, 0, 0, 6, 6, 'w0', 'w1', 2);
    s.grow([-60, 0], [60, 60]);
  }),
  primitive('ground', 'carpet', "carpet(s, 0, 0, 5, 4, 'r')", s => {
    props.carpet(s, 0, 0, 5, 4, 'r');
    s.grow([-40, 0], [50, 45]);
  }),
  primitive('ground', 'water', 'water(s, 0, 0, 5, 4)', s => {
    props.water(s, 0, 0, 5, 4);
    s.grow([-40, 0], [50, 45]);
  }),
  primitive('ground', 'crosswalk', 'crosswalk(s, 0, 0, 5, 2)', s => {
    props.crosswalk(s, 0, 0, 5, 2);
    s.grow([-20, 0], [50, 35]);
  }),
  primitive('building', 'building', "building(s, 0, 0, 4, 4, 8, 'b')", s => props.building(s, 0, 0, 4, 4, 8, 'b')),
  primitive('building', 'signL', "signL(s, 0, 0, 1, 3, 1.2, 'LAN')", s => props.signL(s, 0, 0, 1, 3, 1.2, 'LAN')),
  primitive('building', 'tower', 'tower(s, 0, 0, 10)', s => props.tower(s, 0, 0, 10)),
  primitive('building', 'dome', 'dome(s, 0, 0, 0, 2)', s => props.dome(s, 0, 0, 0, 2)),
  primitive('building', 'torii', 'torii(s, 0, 0)', s => props.torii(s, 0, 0)),
  primitive('building', 'stage', 'stage(s, 0, 0, 8, 4)', s => props.stage(s, 0, 0, 8, 4)),
  primitive('nature', 'palm', 'palm(s, 0, 0, 5)', s => props.palm(s, 0, 0, 5)),
  primitive('nature', 'blobTree', "blobTree(s, 0, 0, 'p')", s => props.blobTree(s, 0, 0, 'p')),
  primitive('nature', 'spruce', 'spruce(s, 0, 0)', s => props.spruce(s, 0, 0)),
  primitive('nature', 'bush', 'bush(s, 0, 0)', s => props.bush(s, 0, 0)),
  primitive('nature', 'pot', 'pot(s, 0, 0)', s => props.pot(s, 0, 0)),
  primitive('street', 'stall', "stall(s, 0, 0, { c: 'r', sign: 'RAMEN' })", s => props.stall(s, 0, 0, { c: 'r', sign: 'RAMEN' })),
  primitive('street', 'foodTruck', "foodTruck(s, 0, 0, 'y', 'KORV')", s => props.foodTruck(s, 0, 0, 'y', 'KORV')),
  primitive('street', 'vending', "vending(s, 0, 0, 'b')", s => props.vending(s, 0, 0, 'b')),
  primitive('street', 'matchPost', 'matchPost(s, 0, 0)', s => props.matchPost(s, 0, 0)),
  primitive('street', 'bench', 'bench(s, 0, 0)', s => props.bench(s, 0, 0)),
  primitive('street', 'table', 'table(s, 0, 0)', s => props.table(s, 0, 0)),
  primitive('street', 'crate', 'crate(s, 0, 0)', s => props.crate(s, 0, 0)),
  primitive('street', 'barrel', "barrel(s, 0, 0, 'b')", s => props.barrel(s, 0, 0, 'b')),
  primitive('street', 'beanbag', "beanbag(s, 0, 0, 'p')", s => props.beanbag(s, 0, 0, 'p')),
  primitive('street', 'train', 'train(s, 0, 0, 0, 2)', s => props.train(s, 0, 0, 0, 2)),
  primitive('street', 'balloon', 'balloon(s, 0, 0, 3)', s => props.balloon(s, 0, 0, 3)),
  primitive('street', 'cat', 'cat(s, 0, 0)', s => props.cat(s, 0, 0)),
  primitive('play', 'desk', 'desk(s, 0, 0, 3)', s => props.desk(s, 0, 0, 3)),
  primitive('play', 'arcade', "arcade(s, 0, 0, 'b')", s => props.arcade(s, 0, 0, 'b')),
  primitive('play', 'booth', "booth(s, 0, 0, 'p')", s => props.booth(s, 0, 0, 'p')),
  primitive('play', 'gacha', "gacha(s, 0, 0, 'b')", s => props.gacha(s, 0, 0, 'b')),
  primitive('play', 'claw', "claw(s, 0, 0, 'y')", s => props.claw(s, 0, 0, 'y')),
  primitive('play', 'speaker', 'speaker(s, 0, 0)', s => props.speaker(s, 0, 0)),
  primitive('hero', 'kaiju', 'kaiju(s, 0, 0)', s => props.kaiju(s, 0, 0)),
  primitive('hero', 'helicopter', 'helicopter(s, 0, 0, 2)', s => props.helicopter(s, 0, 0, 2)),
  primitive('hero', 'moose', 'moose(s, 0, 0)', s => props.moose(s, 0, 0)),
  primitive('hero', 'maneki', 'maneki(s, 0, 0, 0)', s => props.maneki(s, 0, 0, 0)),
  primitive('hero', 'bowl', 'bowl(s, 0, 0, 0)', s => props.bowl(s, 0, 0, 0)),
  primitive('hero', 'sleepingCat', 'sleepingCat(s, 0, 0)', s => props.sleepingCat(s, 0, 0)),
  ...keys<Pose>(POSES).map(pose =>
    primitive('person', pose, `person(s, r, 0, 0, 0, { pose: '${pose}' })`, s =>
      person(s, rng(pose), 0, 0, 0, { pose, hair: 'short', flip: false }),
    ),
  ),
  ...keys<Hair>(HAIRS).map(hair =>
    primitive('person', hair, `person(s, r, 0, 0, 0, { hair: '${hair}' })`, s =>
      person(s, rng(hair), 0, 0, 0, { pose: 'stand', hair, flip: false }),
    ),
  ),
];
