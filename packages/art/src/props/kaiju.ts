import type { Scene } from '../scene.ts';
import { project } from '../iso.ts';
import { round } from '../type.ts';

const spike = (d: string) => `<path class="y1" d="${d}"/>`;

/** The kaiju with a headset. */
export function kaiju(s: Scene, x: number, y: number, z = 0, k = 1) {
  const [a, b] = project(x, y, z);
  s.add(
    x - 2.5 * k,
    y - 2.5 * k,
    z,
    5 * k,
    5 * k,
    11 * k,
    `<g transform="translate(${round(a)} ${round(b)})scale(${k})">
  ${spike('M30-96l13-9-3 17z')}${spike('M37-76l14-6-5 17z')}${spike('M41-54l14-3-8 15z')}${spike('M44-33l13 1-10 12z')}
  <path class="g2" d="M30-30Q62-22 66-2 70 8 82 4 74 18 54 10 40 4 26-4z"/>
  <path class="g1" d="M-34 0V-22Q-44-52-26-78-36-88-34-104-30-126-2-128 28-130 34-108 37-94 28-82 46-52 38-20V0H14V-10H-10V0z"/>
  <path class="g2 z" d="M29-124Q36-114 34-100 31-88 27-82 46-52 37-20V-.500H16V-10q20-30 8-66 10-20 5-48z"/>
  <path class="w1" d="M-24-12Q-32-44-16-66-2-74 8-66 22-44 14-12-4-6-24-12z"/><path class="n" stroke-width=".9" d="M-26-28Q-6-22 16-28M-27-42Q-6-36 18-42M-23-56Q-4-50 14-56"/>
  <path class="g1" d="M-34-60Q-50-56-48-46-44-42-38-46-40-40-34-40-26-46-26-54z"/><path class="g1" d="M22-62Q40-58 38-46 34-42 28-46 30-40 24-40 16-48 18-56z"/>
  <path class="w0" d="M-30-104q0-9 8-9t8 9-8 9-8-9zM-8-106q0-10 9-10t9 10-9 10-9-10z"/><path class="ln z" d="M-24-107h5v7h-5zM-1-109h5.5v7.5h-5.5z"/>
  <path class="r2" d="M-28-90Q-12-80 16-91 14-78-6-77-24-78-28-90z"/><path class="w0" d="M-24-89l4 5.5 4-4.5zM-12-86.5l4 4.5 4-5zM2-88l4 4 3-5.5z"/><circle class="p1 z" cx="-30" cy="-93" r="3"/><circle class="p1 z" cx="18" cy="-95" r="3.5"/>
  <path class="n" stroke-width="7" d="M-36-106Q-36-136-2-138 34-138 36-108"/><path class="n" style="stroke:var(--r1)" stroke-width="4.6" d="M-36-106Q-36-136-2-138 34-138 36-108"/><rect class="r1" x="-43" y="-112" width="11" height="22" rx="4"/><rect class="r1" x="30" y="-114" width="12" height="24" rx="4"/><path class="n" stroke-width="2.4" d="M-38-91q2 14 14 15"/><circle class="k1" cx="-23" cy="-76" r="3"/>
  </g>`,
  );
  s.amend(solid => (solid.lit = 'ew1'));
}
