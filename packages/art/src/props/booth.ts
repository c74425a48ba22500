import type { Hair } from '../people/hair.ts';
import type { Ink } from '../palette.ts';
import type { Pose } from '../people/poses.ts';
import type { Scene } from '../scene.ts';
import { FONT } from '../type.ts';
import { person } from '../people/person.ts';
import { project, coords, polygon } from '../iso.ts';
import { ringLight } from './things.ts';
import { rng } from '../rng.ts';
import { signL } from './buildings.ts';

export interface BoothOptions {
  w?: number;
  d?: number;
  pose?: Pose;
  hair?: Hair;
  top?: number;
  txt?: string;
}
/** A streamer's glass booth. */
export function booth(s: Scene, x: number, y: number, c: Ink = 'b', o: BoothOptions = {}) {
  const w = o.w || 3.4,
    d = o.d || 3,
    r = rng('b' + x + y);
  s.lamp(x + w / 2, y + d + 0.6, 3.1, c === 'r' || c === 'p' ? 'ep' : c === 'y' ? 'ey' : 'eb');
  s.box(x, y, 0, w, d, 0.3, c);
  s.box(x, y, 0.3, w, 0.2, 2.9, c, {
    sh: false,
    L: f =>
      f.rects(
        [
          [0.3, 0.3, 0.7, 0.5],
          [1.2, 0.5, 0.5, 0.7],
          [2.1, 0.3, 0.8, 0.6],
        ],
        c + '0 z',
      ) + f.rect(2.3, 1.2, 0.5, 0.8, 'ey z'),
  });
  s.box(x, y + 0.2, 0.3, 0.2, d - 0.2, 2.9, c, { sh: false });
  s.box(x + 0.6, y + 1.5, 1.1, w - 1.2, 0.7, 0.1, 'w', { sh: false, hi: false });
  person(s, r, x + w / 2 - 0.1, y + 1.2, 0.6, {
    pose: o.pose ?? 'wave',
    hair: o.hair ?? r.pick(['catEars', 'headset', 'long', 'beanie', 'afro'] as const),
    ...(o.top === undefined ? {} : { top: o.top }),
  });
  s.box(x + 0.75, y + 1.85, 1.2, 0.85, 0.1, 0.45, 'k', { sh: false, hi: false });
  s.box(x + w / 2 + 0.2, y + 1.6, 1.2, 0.12, 0.12, 0.5, 'r', { sh: false, hi: false });
  ringLight(s, x + w - 0.5, y + 0.9, 0.3);
  // glass (open top, so that the streamer is always seen) and a sign on the back wall
  const gh = 1.9;
  s.add(
    x,
    y + d - 0.05,
    0.3,
    w,
    0.05,
    gh,
    polygon(
      [project(x, y + d, 0.3 + gh), project(x + w, y + d, 0.3 + gh), project(x + w, y + d, 0.3), project(x, y + d, 0.3)],
      'eb',
      ' fill-opacity=".2"',
    ) +
      `<path class="w0 z" fill-opacity=".5" d="M${coords(project(x + 0.4, y + d, 2))}L${coords(project(x + 0.9, y + d, 2))}L${coords(project(x + 0.7, y + d, 0.6))}L${coords(project(x + 0.2, y + d, 0.6))}z"/>`,
  );
  s.add(
    x + w - 0.05,
    y,
    0.3,
    0.05,
    d,
    gh,
    polygon(
      [project(x + w, y + d, 0.3 + gh), project(x + w, y, 0.3 + gh), project(x + w, y, 0.3), project(x + w, y + d, 0.3)],
      'eb',
      ' fill-opacity=".28"',
    ),
  );
  signL(s, x + 0.3, y - 0.05, 3.2, w - 0.6, 1.05, o.txt || 'LIVE', { bg: 'r1', fg: 'w0', c: 'r', font: FONT.pixel });
}
