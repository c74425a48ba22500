import { project } from '../iso.ts';
import type { Scene } from '../scene.ts';
import { round } from '../type.ts';

/** The body, its skids below the origin, its mast at HUB. */
const body = `
  <path class="p2" d="M14-17L62-46l3 5L22-4z"/><path class="p1 z" d="M14-17L62-46l1 2.4L18-11z"/><path class="n" d="M14-17L62-46l3 5L22-4z"/>
  <path class="p1" d="M58-44l-2-20 9 4 4 15-4 4z"/><path class="w0" d="M57.4-50l9-3.8 1.2 4.6-9.4 4.6z"/><g transform="translate(66-49)"><ellipse class="w0 rot2" rx="2.4" ry="9" fill-opacity=".75"/><circle class="k1" r="1.8"/></g>
  <path class="n" stroke-width="2.6" stroke-linecap="round" d="M-32 24L24-4M-12 36L44 8"/><path class="n" stroke-width="1.6" d="M-18 4L-16 16M10-8L10 3M-2 18L2 28M22 6L28 16"/><path class="n" stroke-width="2.6" stroke-linecap="round" d="M-32 24q-5 0-5-3M-12 36q-5 1-6-2"/>
  <path class="p1" d="M-37-1C-40-16-24-30-4-31 12-33 27-24 27-12 28-2 14 12-6 19-22 24-34 14-37-1z"/>
  <path class="p2 z" d="M-31 10C-20 17-4 11 10 2 20-4 26-8 27-12 28-2 14 12-6 19-18 23-27 18-31 10z"/>
  <path class="p0 z" d="M-22-23Q-6-30 8-28 0-24-10-22-18-20-22-23z"/>
  <path class="gl" d="M-36-2C-38-13-29-22-18-24-12-20-11-10-13 0-16 7-28 10-34 7-35 4-36 1-36-2z"/><path class="w0 z" fill-opacity=".55" d="M-32-6q1-8 9-13l3 1q-8 6-9 14z"/><path class="n" d="M-24-22Q-27-8-22 8.6"/>
  <path class="gm" d="M-7-21L3-22.4Q5-16 4-9L-6-4.6Q-5-14-7-21zM9-22.6l7 .4q4 3 5 6l-10 4q0-6-2-10.4z"/>
  <path class="w0" d="M-6 1.5L25-12.5l.4 3.6L-6 6z"/>
  <path class="r1 z" d="M8 7c-2-3-6-1-4 2l5 3 2-6c1-3-2-4-3 1z"/>
  <path class="k1" d="M-6-31q6-6 13-1l-1 4q-6-2-11 1z"/><path class="k2" d="M-1-42h3v9h-3z"/>`;
const disc = `<ellipse class="w0 z" rx="60" ry="27" fill-opacity=".38"/><path class="n" style="stroke:var(--w0)" stroke-width="1.2" stroke-linecap="round" d="M-58-5A60 27 0 0 1-34-22M58 5A60 27 0 0 1 34 22M-50 3Q-46 12-34 17M50-3Q46-12 34-17"/>`;
const hub = '<circle class="k1" r="3.2"/>';

/** Where the rotor turns, px from the helicopter's origin, and how far it is squashed by the angle of view. */
export const HUB = { x: 0.5, y: -43, squash: 0.45 } as const;

/** The rotor's blade as seen from above, round its hub. */
export const blade = `<path class="k1" d="M-60-5H60V5H-60z"/><path class="r1 z" d="M-59-4h10v8h-10zM49-4h10v8H49z"/>`;

/** The helicopter round its origin, without its blade. */
export const helicopterBody = `${body}<g transform="translate(${HUB.x} ${HUB.y})">${disc}${hub}</g>`;

/** The pink helicopter, its nose towards the lower left. */
export function helicopter(s: Scene, x: number, y: number, z: number, k = 1) {
  const [a, b] = project(x, y, z);
  const rotor = `<g transform="translate(${HUB.x} ${HUB.y})">${disc}<g transform="scale(1 ${HUB.squash})rotate(-24)">${blade}</g>${hub}</g>`;
  const g = `<g transform="translate(${round(a)} ${round(b)})scale(${k})">${body}${rotor}</g>`;
  s.add(x - 3 * k, y - 3 * k, z, 6 * k, 6 * k, 5 * k, g);
}
