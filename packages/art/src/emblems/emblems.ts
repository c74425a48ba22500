import * as friends from './friends.ts';
import * as goods from './goods.ts';
import * as play from './play.ts';
import * as stay from './stay.ts';
import { backpack, signpost, tent } from './camp.ts';
import { cable, calendar, setup, sewing } from './desk-things.ts';
import { drawerBox, matchbook } from './boxes.ts';
import { crew, ramp } from './helpers.ts';
import { dinner, plankTower } from './contests.ts';
import { chairYoga, goal, lanes, lastMatches, milk, supplyDrop } from './matches.ts';
import type { Face } from '../face.ts';
import type { Scene } from '../scene.ts';
import { beanbag, camera } from '../props/things.ts';
import { booth } from '../props/booth.ts';
import { bowl } from '../props/bowl.ts';
import { building, signL, signR } from '../props/buildings.ts';
import { desk } from '../props/desk.ts';
import { gacha, claw } from '../props/machines.ts';
import { helicopter } from '../props/helicopter.ts';
import { kaiju } from '../props/kaiju.ts';
import { keycap, trophy, ticket, bigMatch, gamepad, crt } from './objects.ts';
import { maneki } from '../props/maneki.ts';
import { moose } from '../props/moose.ts';
import { palm, blobTree, pot } from '../props/plants.ts';
import { person } from '../people/person.ts';
import { pick, rng } from '../rng.ts';
import { FONT } from '../type.ts';
import { equalizer, speaker, stage } from '../props/stage.ts';
import { stall, foodTruck, arcade } from '../props/stalls.ts';
import { tiltedTower } from '../props/tilt.ts';
import { torii, dome } from '../props/gates.ts';

const lit = (f: Face) => f.grid(3, 5, { cls: 'ey z', skip: (i, j) => (i * 3 + j * 5) % 4 > 1 });

/** Small vignettes for covers, cards and empty states, each drawn round the origin. */
export const EMBLEMS = {
  wasd: (s: Scene) => {
    keycap(s, 0, -2.9, 0, 'W', 'r', 'w0');
    keycap(s, -2.9, 0, 0, 'A');
    keycap(s, 0, 0, 0, 'S');
    keycap(s, 2.9, 0, 0, 'D');
  },
  trophy: (s: Scene) => trophy(s, 0, 0),
  tickets: (s: Scene) => {
    ticket(s, -3, -1, 0, 'b', '1 DAG');
    ticket(s, -3.8, -1.8, 0.5, 'y', '2 DAGAR');
    ticket(s, -3, -2.4, 1, 'r', '4 DAGAR');
  },
  match: (s: Scene) => bigMatch(s, -5, 0, 0, 9),
  pad: (s: Scene) => gamepad(s, 0, 0),
  crt: (s: Scene) => {
    crt(s, -3.6, 0, 0, 'w', 'eb');
    crt(s, 0.2, 0, 0, 'p', 'ey');
    crt(s, -1.8, 0, 3, 's', 'eg');
  },
  heli: (s: Scene) => {
    helicopter(s, 0, 0, 1, 1.4);
  },
  desk: (s: Scene) => {
    desk(s, -2, -0.6, 2, { fill: 1 });
    desk(s, -2, 2.6, 2, { fill: 1, c: 'b' });
  },
  arcade: (s: Scene) => {
    arcade(s, -3, 0, 'p');
    arcade(s, -1.4, 0, 'b');
    arcade(s, 0.2, 0, 'r');
    arcade(s, 1.8, 0, 'y');
  },
  ramen: (s: Scene) => {
    stall(s, -2, -1, { c: 'r', w: 4.4, sign: 'RAMEN' });
    const r = rng('e');
    person(s, r, -1, 2.4);
    person(s, r, 1, 2.6);
  },
  bowl: (s: Scene) => bowl(s, 0, 0, 0, 1.6),
  truck: (s: Scene) => foodTruck(s, -2.6, -1.2, 'y', 'KORV'),
  kaiju: (s: Scene) => {
    kaiju(s, 0, 0, 0, 1);
    blobTree(s, -4, 4, 'p', 1);
    blobTree(s, 4.4, -0.6, 'p', 0.9);
    stall(s, -0.6, 4, { c: 'r', w: 3.4, sign: 'RAMEN', staff: true });
  },
  maneki: (s: Scene) => maneki(s, 0, 0, 0, 1.6),
  torii: (s: Scene) => {
    torii(s, -3, 0, 6, 6);
    blobTree(s, -4.4, 2, 'p', 1.1);
    blobTree(s, 4.6, -0.6, 'p', 1.2);
  },
  booth: (s: Scene) => {
    booth(s, -1.7, -1.5, 'r', { txt: 'LIVE', hair: 'catEars', top: 2 });
    camera(s, -2.6, 3);
    const r = rng('fan3');
    person(s, r, 0, 3.4, 0, { pose: 'cheer', hair: 'headset' });
    person(s, r, 1.4, 3, 0, { pose: 'phone' });
    person(s, r, 3, 1.6, 0, { pose: 'wave' });
  },
  stage: (s: Scene) =>
    stage(s, -4, -1, 8, 3.4, {
      bg: 'p2',
      art: equalizer,
    }),
  palace: (s: Scene) => {
    s.box(-2.4, -2.4, 0, 4.8, 4.8, 3, 'w', {
      L: f => f.arch(1.6, 1.6, 2.2, 'k1') + f.rect(0, 0.2, 4.8, 0.4, 'b1 z'),
      R: f => f.arch(1.6, 1.6, 2.2, 'k2') + f.rect(0, 0.2, 4.8, 0.4, 'b2 z'),
    });
    dome(s, 0, 0, 3, 1.8, 'y');
    palm(s, -3.4, 3.4, 4.6);
    palm(s, 4, -2, 4.6, { lean: -3 });
  },
  tilted: (s: Scene) => {
    tiltedTower(
      s,
      [-1.7, -1.7, 0],
      [
        ['b', 3.4, 3, 0.5, -0.2],
        ['y', 3.1, 2.6, -0.9, 0.3],
        ['r', 2.9, 2.6, 0.8, 0.2],
        ['p', 2.2, 2, 0.4, 0.2],
      ],
    );
  },
  neon: (s: Scene) => {
    building(s, -4.6, -2, 3.4, 3.4, 6, 'p', { cl: 3, cr: 3, dark: 0.5, roof: 'p2', L: lit });
    building(s, -1, -2, 4, 4, 10, 'k', {
      cl: 3,
      cr: 3,
      dark: 0.5,
      roof: 'k2',
      L: lit,
      R: f => f.grid(3, 5, { cls: 'eb z', skip: (i, j) => (i + j * 2) % 3 > 0 }),
    });
    building(s, 3.3, -1.6, 3.2, 3.2, 5, 'b', {
      dark: 0.5,
      roof: 'b2',
      L: f => f.grid(2, 3, { cls: 'ep z', skip: (i, j) => (i + j) % 2 > 0 }),
    });
    signL(s, -0.7, 2, 4.2, 1.5, 5, 'ネオン', { v: true, bg: 'k3', fg: 'ep' });
    signL(s, 1.1, 2, 6.6, 1.8, 1.8, 'GG', { bg: 'k3', fg: 'eb', font: FONT.poster });
    signL(s, -4.4, 1.4, 1.6, 2.8, 1.4, '24/7', { bg: 'k3', fg: 'ey', font: FONT.neon });
    signR(s, 6.5, 1.4, 1.4, 2.8, 1.3, 'BASS', { bg: 'k3', fg: 'ep', font: FONT.neon });
    arcade(s, -3.6, 3, 'p', { px: 'ep' });
    arcade(s, -2.2, 3, 'b');
  },
  pods: (s: Scene) => {
    for (let l = 0; l < 2; l++)
      s.box(-2, -1.4, l * 2, 3.8, 2.8, 1.9, l ? 'w' : 'b', {
        sh: l === 0,
        L: q =>
          q.rect(0.4, 0.4, 3, 1.2, 'k2') +
          q.rect(0.4, 1.1, 3, 0.5, 'w0') +
          q.ellipse(0.9, 1.05, 0.3, 0.26, 'p0') +
          q.rect(1.2, 0.95, 2.2, 0.6, pick(['r1', 'y1'], l)),
        R: q => q.ellipse(1.4, 0.9, 0.5, 0.5, 'gm'),
      });
    pot(s, 2.8, 1.4);
    beanbag(s, -0.6, 3, 'g');
  },
  moose: (s: Scene) => moose(s, -0.8, -1.6),
  speaker: (s: Scene) => {
    speaker(s, -1.6, 0, 0, 4);
    speaker(s, 0.4, 0, 0, 3);
  },
  crowd: (s: Scene) => {
    const r = rng('crowd5');
    for (let i = 0; i < 16; i++)
      person(s, r, -3 + (i % 4) * 1.5 + r.range(-0.2, 0.2), -3 + Math.floor(i / 4) * 1.5, 0, {
        pose: r.pick(['cheer', 'wave', 'match', 'cheer'] as const),
      });
  },
  gacha: (s: Scene) => {
    (['r', 'y', 'b', 'g'] as const).forEach((c, i) => gacha(s, -2.4 + i * 1.2, 0, c));
  },
  claw: (s: Scene) => {
    claw(s, -1.8, 0, 'p');
    claw(s, 0.2, 0, 'b');
  },
  matchbook,
  lastMatches,
  milk,
  chairYoga,
  lanes,
  supplyDrop,
  goal,
  drawer: drawerBox,
  ramp,
  crew,
  tent,
  backpack,
  signpost,
  setup,
  calendar,
  cable,
  sewing,
  padRed: play.padRed,
  cosplayStage: play.cosplayStage,
  wargame: play.wargame,
  gate: play.gate,
  mooseRoad: play.mooseRoad,
  truckBall: play.truckBall,
  roads: play.roads,
  parts: play.parts,
  mower: play.mower,
  peak: play.peak,
  relay: play.relay,
  canCat: play.canCat,
  karaoke: play.karaoke,
  diceCat: play.diceCat,
  heliPad: play.heliPad,
  neonTower: play.neonTower,
  cogTrophy: play.cogTrophy,
  twoGates: play.twoGates,
  office: play.office,
  invitational: play.invitational,
  timber: play.timber,
  kaijuLights: play.kaijuLights,
  coffeeQueue: play.coffeeQueue,
  mooseDoor: play.mooseDoor,
  sleepingHall: stay.sleepingHall,
  campsite: stay.campsite,
  cabin: stay.cabin,
  stew: stay.stew,
  restaurant: stay.restaurant,
  kiosk: stay.kiosk,
  trucks: stay.trucks,
  headset: goods.headset,
  keyboard: goods.keyboard,
  mouse: goods.mouse,
  monitor: goods.monitor,
  consoleBox: goods.consoleBox,
  gamingChair: goods.gamingChair,
  coil: goods.coil,
  coffee: goods.coffee,
  bundle: goods.bundle,
  castDice: goods.castDice,
  earrings: goods.earrings,
  frogHat: goods.frogHat,
  portrait: goods.portrait,
  cartridges: goods.cartridges,
  miniature: goods.miniature,
  woodKeys: goods.woodKeys,
  comics: goods.comics,
  plush: goods.plush,
  jacket: goods.jacket,
  asleepAtKeys: goods.asleepAtKeys,
  knightAtBus: goods.knightAtBus,
  padSink: goods.padSink,
  highScore: goods.highScore,
  powerStrip: goods.powerStrip,
  polar: friends.polar,
  egg: friends.egg,
  cave: friends.cave,
  forest: friends.forest,
  fightStick: friends.fightStick,
  modem: friends.modem,
  dinner,
  plankTower,
} satisfies Record<string, (scene: Scene) => void>;
export type EmblemName = keyof typeof EMBLEMS;
/** Whether a name is that of an emblem: editions name emblems as strings. */
export const isEmblem = (name: string): name is EmblemName => Object.hasOwn(EMBLEMS, name);

/** Emblems with an outline so simple that they can be recognized in a row or pattern. */
export const REPEATABLE: ReadonlySet<EmblemName> = new Set<EmblemName>(['bowl', 'maneki', 'gacha', 'pad', 'claw']);
