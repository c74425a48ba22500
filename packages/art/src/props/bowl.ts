import type { Scene } from '../scene.ts';
import { project } from '../iso.ts';
import { round } from '../type.ts';

/** A bowl of ramen, big enough for a roof. */
export function bowl(s: Scene, x: number, y: number, z: number, k = 1) {
  const [a, b] = project(x, y, z);
  s.grow([a - 30 * k, b - 60 * k], [a + 43 * k, b + 2 * k]);
  s.add(
    x - 1.4,
    y - 1.4,
    z,
    2.8,
    2.8,
    4 * k,
    `<g transform="translate(${round(a)} ${round(b)})scale(${k})"><path class="w1" d="M6-26L30-58l4 2L12-24zM10-26L38-52l3 3L16-24z"/><path class="n" style="stroke:var(--ln)" stroke-width="4" d="M10-26q6-8 12-22"/><path class="n" style="stroke:var(--y0)" stroke-width="2.2" d="M10-26q6-8 12-22"/><path class="r1" d="M-28-22h56q-2 20-18 22h-20q-16-2-18-22z"/><path class="r2 z" d="M10-1q15-3 17-20.5h-9q0 14-8 20.5z"/><ellipse class="w0" cy="-22" rx="28" ry="9"/><ellipse class="y2" cy="-21.5" rx="24" ry="7"/><path class="n" style="stroke:var(--y0)" stroke-width="2" d="M-18-22q6-5 12 0t12 0M-14-19q6-4 12 0t12-1"/><ellipse class="w0" cx="-10" cy="-24" rx="6" ry="3"/><ellipse class="y1 z" cx="-10" cy="-24" rx="2.6" ry="1.4"/><ellipse class="p1" cx="6" cy="-20" rx="5" ry="2.4"/><path class="g2" d="M12-25l8-7 3 3-6 7z"/><path class="w0 z" d="M-24-14h48l-.6 3h-46.8z"/></g>`,
  );
}
