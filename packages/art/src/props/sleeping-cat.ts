import { at3 } from '../iso.ts';
import type { Scene } from '../scene.ts';

/** A cat of cloth as big as a car, asleep; `k` is its size. */
export function sleepingCat(s: Scene, x: number, y: number, k = 1): void {
  s.shadow(x - 2.6 * k, y - 1.6 * k, 5.4 * k, 3.2 * k, 2.2 * k);
  const art =
    '<path class="o1" d="M52-6q34 2 30-24-12-12-16 2 2 8-16 8z"/><path class="y1" d="M-62 4q-10-60 52-60 62 0 66 44 0 18-22 20h-80q-14 0-16-4z"/><path class="y2 z" d="M20-53q34 8 36 41 0 16-22 19h-20q34-24 6-60z"/>' +
    '<path class="y2 z" d="M-12-56l8 20 8-20zM10-55l7 18 9-14zM-34-50l8 18 6-22z"/><path class="y1" d="M-86-12q-6-44 30-46 34 0 36 40-2 28-34 28-28 0-32-22z"/><path class="y1" d="M-82-40l-4-26 22 12zM-34-52l18-16 2 28z"/><path class="p1 z" d="M-79-44l-2-14 12 7zM-31-51l11-9 1 15z"/>' +
    '<path class="n" stroke-width="2" stroke-linecap="round" d="M-74-22q6 6 12 0M-46-22q6 6 12 0M-60-10q4 5 8 0M-52-10q4 5 8 0"/><path class="r1" d="M-57-15h6l-3 4z"/><path class="n" stroke-width="1.2" d="M-80-8l-16-3M-80-4l-16 4M-26-8l14-4M-26-4l14 3"/><path class="w0" d="M-70 6q16 6 32 0-4 8-16 8T-70 6z"/>';
  s.add(x - 3.4 * k, y - 2 * k, 0, 6.8 * k, 4 * k, 4.6 * k, at3(x, y, 0, art, `scale(${k})`));
}
