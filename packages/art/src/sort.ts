import type { Lit } from './night/lights.ts';

/** Something with volume: its box in world units and its markup. */
export interface Solid {
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
  svg: string;
  /** How far the drawing reaches beyond the box, in units. */
  margin?: number;
  /** Light at night, independent of the position: `n` for the box itself, its own light for a screen. */
  lit?: Lit;
  /** Whether it is a light effect, which other light does not change. */
  glow?: boolean;
}

const NEAR = 1e-3;

/** Where a solid may show on the screen, as three intervals: across, and along the two ground axes. */
function shade(solid: Solid, lift: number): number[] {
  const small = solid.x1 - solid.x0 < 0.75 && solid.y1 - solid.y0 < 0.75;
  const m = solid.margin ?? (small ? 0.9 : 0.05);
  return [
    solid.x0 - solid.y1 - m,
    solid.x1 - solid.y0 + m,
    solid.x0 - solid.z1 * lift - m,
    solid.x1 - solid.z0 * lift + m,
    solid.y0 - solid.z1 * lift - m,
    solid.y1 - solid.z0 * lift + m,
  ];
}

function apart(a: number[], b: number[]): boolean {
  for (let axis = 0; axis < 6; axis += 2) {
    const [a0 = 0, a1 = 0, b0 = 0, b1 = 0] = [a[axis], a[axis + 1], b[axis], b[axis + 1]];
    if (a0 >= b1 || b0 >= a1) return true;
  }
  return false;
}

const behind = (a: Solid, b: Solid) => a.x1 <= b.x0 + NEAR || a.y1 <= b.y0 + NEAR || a.z1 <= b.z0 + NEAR;
const depth = (a: Solid) => a.x0 + a.x1 + a.y0 + a.y1 + (a.z0 + a.z1) * 0.8;

const before = (first: number, second: number, edges: number[][], degree: Int32Array) => {
  edges[first]?.push(second);
  degree[second] = (degree[second] ?? 0) + 1;
};

const less = (a: number[], b: number[]) => {
  for (let i = 0; i < 3; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/**
 * Painter's order: pairwise separating-axis tests, then Kahn's algorithm; boxes that intersect are ordered by their middles.
 * @param lift px of height per px of ground
 */
export function paintersOrder(solids: readonly Solid[], lift: number): Solid[] {
  const count = solids.length;
  const shades = solids.map(solid => shade(solid, lift));
  const hard: number[][] = solids.map(() => []);
  const soft: number[][] = solids.map(() => []);
  const waiting = new Int32Array(count);
  const softWaiting = new Int32Array(count);
  solids.forEach((a, i) => {
    for (let j = i + 1; j < count; j++) {
      const b = solids[j]!;
      if (apart(shades[i]!, shades[j]!)) continue;
      const ab = behind(a, b);
      const ba = behind(b, a);
      if (ab !== ba) before(ab ? i : j, ab ? j : i, hard, waiting);
      else if (depth(a) <= depth(b)) before(i, j, soft, softWaiting);
      else before(j, i, soft, softWaiting);
    }
  });
  const key = solids.map(a => a.x0 + a.y0 + a.z0 * 0.5);
  const score = (i: number): [number, number, number] => [waiting[i] ?? 0, softWaiting[i] ?? 0, key[i] ?? 0];
  const open = new Set(solids.keys());
  const order: Solid[] = [];
  while (open.size) {
    let best = -1;
    let bestScore = [Infinity, Infinity, Infinity];
    for (const i of open) {
      const now = score(i);
      if (less(now, bestScore)) [best, bestScore] = [i, now];
    }
    open.delete(best);
    order.push(solids[best]!);
    for (const j of hard[best] ?? []) if (open.has(j)) waiting[j] = (waiting[j] ?? 0) - 1;
    for (const j of soft[best] ?? []) if (open.has(j)) softWaiting[j] = (softWaiting[j] ?? 0) - 1;
  }
  return order;
}
