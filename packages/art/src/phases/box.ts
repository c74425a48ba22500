import { districtLook } from '../districts/catalogue.ts';
import { leftFace, rightFace, topFace } from '../face.ts';
import { closed, origin, project } from '../iso.ts';
import { FAR, NEAR } from '../map/festival-map.ts';
import { sleeve } from '../map/sleeve.ts';
import { trayFloor, trayWalls } from '../map/tray.ts';
import { person } from '../people/person.ts';
import { crt, keycap } from '../emblems/objects.ts';
import { chair } from '../props/desk.ts';
import { beanbag, cat } from '../props/things.ts';
import { moose } from '../props/moose.ts';
import { sleepingCat } from '../props/sleeping-cat.ts';
import type { Ink, Light } from '../palette.ts';
import { rng } from '../rng.ts';
import { Scene } from '../scene.ts';
import type { Solid } from '../sort.ts';
import { FONT, fitWidth } from '../type.ts';
import { LOOK } from '../look.ts';
import { matchFlames, matchRow, type MatchRow } from './matches.ts';
import { daysOf, notchAt, pullOf, sleeveLength, type Moment } from './moments.ts';
import { broom, burntStick, confetti, litterBag } from './leftovers.ts';

const WIDTH = 40.8;
const DEPTH = 67.4;
/** The sleeve: its right side, its mouth, its foot and height (as in map/sleeve.ts). */
const SLEEVE = { right: 41.4, front: -0.6, z: -4.4, h: 12.6 } as const;
/** The table that the box lies on. */
const TABLE = -4.4;
const ROW = 24;
/** Text on the drawer's front after the festival. */
const THANKS = 'TACK FÖR LJUSET';

/** Distance from the mouth within which something may be attached to a house that is still inside. */
const NEAR_MOUTH = 7;

const touch = (a: Solid, b: Solid) =>
  a.x0 <= b.x1 + 0.02 && b.x0 <= a.x1 + 0.02 && a.y0 <= b.y1 + 0.02 && b.y0 <= a.y1 + 0.02 && a.z0 <= b.z1 + 0.02 && b.z0 <= a.z1 + 0.02;
const holds = (a: Solid, b: Solid) =>
  a.x0 - 0.6 <= b.x1 && a.x1 + 0.6 >= b.x0 && a.y0 - 0.6 <= b.y1 && a.y1 + 0.6 >= b.y0 && a.z0 < b.z0 && a.z1 >= b.z0 - 0.8;

/** Solids without those attached to something that is still inside, such as signs of houses and roofs of halls. */
function standing(solids: readonly Solid[], mouth: number): Solid[] {
  const inside = solids.filter(solid => solid.y0 < mouth);
  // A thing made of several solids is removed completely.
  for (const one of inside)
    for (const other of solids)
      if (other.y0 >= mouth && other.y0 < mouth + 3 && touch(one, other) && !inside.includes(other)) inside.push(other);
  const kept: Solid[] = [];
  for (const solid of solids.filter(one => !inside.includes(one)).toSorted((a, b) => a.z0 - b.z0))
    if (solid.z0 < 1.5 || solid.y0 > NEAR_MOUTH || kept.some(other => holds(other, solid))) kept.push(solid);
  return solids.filter(solid => kept.includes(solid));
}

/** Things in the part of the drawer that is out: nothing cut through, nothing inside the sleeve. */
function contents(s: Scene, pull: number): void {
  const shift = pull - DEPTH;
  const before = s.floor.length;
  const plots = (list: typeof FAR) => {
    for (const { slug, draw, x, y } of list) {
      origin(x, y + shift);
      s.part(slug);
      draw(s);
      origin();
    }
  };
  plots(FAR);
  s.part('');
  const r = rng('street');
  for (let i = 0; i < 26; i++) person(s, r, r.range(18.9, 20.3), 1 + i * 2.5 + r.range(-0.5, 0.5) + shift);
  plots(NEAR);
  s.part('');
  const out = 0.2;
  for (const part of s.parts.slice(1)) part.solids = standing(part.solids, out);
  const lamps = s.lamps.filter(lamp => lamp.y > out);
  s.lamps.splice(0, s.lamps.length, ...lamps);
  const floors = s.floor.splice(before);
  const bed = closed([project(-0.8, 0), project(WIDTH - 0.8, 0), project(WIDTH - 0.8, pull - 0.4), project(-0.8, pull - 0.4)]);
  if (pull < DEPTH) {
    s.shadows.splice(0);
    s.over.splice(0);
  }
  s.ground(`<clipPath id="bed"><path d="${bed}"/></clipPath><g clip-path="url(#bed)">${floors.join('')}</g>`);
}

/** The week's notches on the drawer's side; the one at the sleeve's mouth is today. */
function notches(s: Scene, pull: number, today: number): void {
  const side = rightFace(WIDTH, pull + 0.4, -4, pull + 0.4, 6.2);
  let svg = '';
  for (let days = 7; days >= today; days--) {
    const u = notchAt(days) - 0.6;
    if (u > pull) continue;
    const now = days === today;
    svg += side.pts(
      [
        [u - 0.5, 0],
        [u + 0.5, 0],
        [u, 1.3],
      ],
      now ? 'r1' : 'k2',
    );
    svg += side.text(
      String(days),
      u - (now ? 3.8 : 3.3),
      now ? 1 : 1.6,
      now ? 3.2 : 2.2,
      now ? 4.2 : 3.2,
      now ? 'r1 z' : 'w3 z',
      FONT.poster,
    );
  }
  s.add(WIDTH, -0.4, -4, 0.82, pull + 0.8, 6.2, svg);
  s.amend(solid => (solid.lit = 'n'));
}

/** The drawer's front when it is shut, up to the sleeve's edge, and the paper strip that seals an unopened box. */
function seal(s: Scene): void {
  const near = 0.7;
  const [u, w] = [13.4, 16];
  const roof = topFace(-2.2 + u, SLEEVE.front - 2.4, 8.22, w, 2.4 + near - SLEEVE.front);
  const front = leftFace(-2.2 + u, near + 0.02, 2.5, w, 5.7);
  const date = `${LOOK.days[0]} ${LOOK.month}`;
  const teeth = [...Array(17)].map((_, i) => [i, i % 2 ? 5.3 : 5.9] as const);
  s.part('');
  s.box(-1.6, near - 0.8, 2.2, WIDTH + 1.6, 0.8, 5.3, 'w', { sh: false, hi: false });
  s.part('');
  const strip =
    roof.rect(0, 0, w, 2.4 + near - SLEEVE.front, 'b0') +
    front.pts([[0, 0], [w, 0], ...teeth.toReversed()], 'b1') +
    front.text('ÖPPNAS', 1.2, 0.5, w - 2.4, 1.2, 'w0 z', FONT.wide) +
    front.text(date, 0.9, 2, w - 1.8, 2.8, 'y1 z', fitWidth(date, (w - 1.8) / 2.8), { stretch: true });
  s.add(-2.2 + u, SLEEVE.front - 2.4, 8.2, w, 3.8, 0.04, strip);
  for (const solid of s.parts.slice(-2).flatMap(part => part.solids)) solid.lit = 'n';
}

/** A lantern on the table or in the drawer, half as high as the people next to it. */
function lantern(s: Scene, x: number, y: number, z: number, paper: Light, ink: Ink): void {
  s.cyl(x, y, z, 0.7, 0.5, 'k', { sh: false });
  s.cyl(x, y, z + 0.5, 0.8, 1.7, [paper, paper, `${ink}1`], { sh: false });
  s.amend(solid => (solid.glow = true));
  s.cyl(x, y, z + 2.2, 0.7, 0.4, 'k', { sh: false });
}

/** The first people in the queue, with lanterns, whose light falls on the table at night. */
function queue(s: Scene): void {
  const r = rng('queue-of-one-year');
  s.part('');
  s.bed = [-8, 2, 32, 16, TABLE];
  s.lamp(3, 8.8, 7.2, 'ey').lamp(12.8, 9.8, 6.2, 'er').lamp(21.8, 9.6, 6.4, 'ew');
  lantern(s, 13.6, 11.2, TABLE, 'er', 'r');
  lantern(s, 22.8, 11.6, TABLE, 'ew', 'y');
  const { length } = s.shadows;
  moose(s, -2.6, 8.4, TABLE);
  // Removes the shadows, which would be on the drawer's floor: it is higher than the table.
  s.shadows.splice(length);
  for (let i = 0; i < 8; i++)
    person(s, r, 2.6 + i * 2.9 + r.range(-0.3, 0.3), 7.4 + r.range(-0.5, 0.5), TABLE, {
      scale: 2.1,
      ...(i === 0
        ? { pose: 'match', hair: 'matchHead' }
        : i === 3
          ? { pose: 'wheel', hair: 'catEars' }
          : i === 6
            ? { pose: 'hop', hair: 'frog' }
            : {}),
    });
  cat(s, 26, 8.4, TABLE, 'k');
}

/** After the festival: the plots are only printed on the floor, and the crew sweeps. */
function emptied(s: Scene): void {
  const floor: string[] = [];
  for (const { slug, x, y, w, d } of [...FAR, ...NEAR]) {
    const f = topFace(x + 0.5, y + 0.5, 0, w - 1, d - 1);
    const { name, number } = districtLook(slug);
    floor.push(
      f.rect(0, 0, w - 1, d - 1, 'n', ' style="stroke:var(--w2)" stroke-width="1.6" stroke-dasharray="7 5"') +
        f.text(String(number), 1.4, 1.2, 3.4, 4.6, 'w2 z', FONT.poster) +
        f.text(name, 1.4, d - 5.6, w - 3.8, 3.2, 'w2 z', fitWidth(name, (w - 3.8) / 3.2)),
    );
  }
  const swept = topFace(0, 0, 0, WIDTH, DEPTH);
  for (const [u, v, k] of [
    [27, 47, 1],
    [9, 24, -1],
    [12, 58, 1],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const points = [...Array(13)].map(
        (_, j) => [u + Math.cos(j * 0.16 + 0.2) * (4 + i * 0.8) * k, v + Math.sin(j * 0.16 + 0.2) * (4 + i * 0.8)] as const,
      );
      floor.push(swept.line(points, 1.4, '', ' style="stroke:var(--w0)"'));
    }
  s.ground(floor.join(''));
  const r = rng('leftovers');
  confetti(s, r, [1, 2, WIDTH - 3, DEPTH - 3], 150);
  for (const [x, y, turn] of [
    [6, 6, 0],
    [14, 12, 1],
    [30, 9, 0],
    [25, 20, 1],
    [7, 38, 1],
    [34, 33, 0],
    [22, 40, 0],
    [15, 51, 1],
    [33, 58, 1],
    [4, 54, 0],
  ] as const)
    burntStick(s, x, y, turn ? 'y' : 'x', 6.4 + r() * 2);
  for (let i = 0; i < 15; i++) burntStick(s, 24 + (i % 3) * 0.9, 49.5 + (i % 5) * 1.1, i % 5 < 3 ? 'x' : 'y', 7, Math.floor(i / 5) * 0.6);
  chair(s, 18, 22, 'r');
  chair(s, 20.4, 24, 'b');
  beanbag(s, 30, 26, 'p');
  beanbag(s, 6.4, 44, 'b');
  keycap(s, 11, 33, 0, 'W', 'r', 'w0');
  keycap(s, 27, 63, 0, 'A');
  crt(s, 3.4, 30, 0, 'p', 'eb');
  const sweepers = [
    [34, 46, 1],
    [5.6, 22.8, 0],
    [16.6, 58.6, 1],
    [20.4, 32, 0],
    [24, 8, 1],
  ] as const;
  for (const [i, [x, y, flip]] of sweepers.entries()) broom(s, r, x, y, { top: i % 2 ? 0 : 2, flip: flip === 1 });
  for (const [x, y] of [
    [36.4, 62.4],
    [37.6, 60],
    [34.4, 63.6],
    [2.4, 15],
    [3.6, 13],
  ] as const)
    litterBag(s, x, y);
  person(s, r, 12, 45, 0, { pose: 'box', hair: 'hijab', top: 0, scale: 1.5 });
  person(s, r, 14.6, 43.6, 0, { pose: 'wave', hair: 'beard', top: 0, scale: 1.5 });
  sleepingCat(s, 35, 14, 1.1);
  // Lanterns for those who sweep at night.
  for (const [x, y, paper, ink] of [
    [31.6, 48.4, 'ey', 'y'],
    [8.8, 26.4, 'ew', 'y'],
    [14.2, 60.4, 'ey', 'y'],
    [28.4, 13.2, 'er', 'r'],
    [22.2, 35, 'ew', 'y'],
  ] as const) {
    lantern(s, x, y, 0, paper, ink);
    s.lamp(x, y, 8.6, paper);
  }
}

/** People waving next to the empty box. */
function goodbye(s: Scene): void {
  const r = rng('thanks');
  s.part('');
  s.lamp(12, 75, 7, 'ey');
  for (const [i, [x, y]] of (
    [
      [6.6, 74],
      [10.6, 75.4],
      [14, 74],
      [17.6, 75.4],
    ] as const
  ).entries())
    person(s, r, x, y, TABLE, { pose: i === 2 ? 'hop' : 'wave', scale: 2.1 });
}

const rowOf = (moment: Moment): MatchRow => {
  const length = sleeveLength(moment);
  return { ...SLEEVE, length, count: Math.round((ROW * length) / 47) };
};

/** The box at a moment of its year: shut and sealed, open a little with a match for each share of the tickets, a notch further each day, empty. */
export function boxAt(moment: Moment): Scene {
  const s = new Scene();
  const pull = pullOf(moment);
  const length = sleeveLength(moment);
  const days = daysOf(moment);
  sleeve(s, { length });
  if (moment === 'sale') matchRow(s, rowOf(moment));
  if (moment === 'after') matchRow(s, { ...rowOf(moment), burnt: true });
  s.part('');
  trayFloor(s, { d: pull, back: length - 0.6 });
  if (moment === 'after') emptied(s);
  else if (pull > 1) contents(s, pull);
  s.part('');
  trayWalls(s, { d: pull, ...(moment === 'after' ? { text: THANKS } : {}) });
  if (days !== undefined) notches(s, pull, days);
  if (moment === 'before') {
    seal(s);
    queue(s);
  }
  if (moment === 'after') goodbye(s);
  return s;
}

/** Number of matches on the striker during the sale. */
export const SALE_MATCHES = rowOf('sale').count;

/** Flames on the striker when all tickets are sold, at the position of the box during the sale. */
export function saleFlames(): Scene {
  const s = new Scene();
  matchFlames(s, rowOf('sale'));
  return s;
}
