import type { Scene } from '../scene.ts';

/** A moose of blocks, its nose towards the lower left. */
export function moose(s: Scene, x: number, y: number, z = 0) {
  const k = ['w2', 'w3', 'o3'] as const;
  const k2 = ['w3', 'o3', 'o3'] as const;
  for (const [a, b] of [
    [0, 0],
    [0, 2.2],
    [1, 0],
    [1, 2.2],
  ] as const)
    s.box(x + a * 0.9 + 0.05, y + b * 0.9, z, 0.55, 0.55, 1.6, k2, { sh: a === 0, hi: false });
  s.box(x, y - 0.1, z + 1.6, 1.6, 2.8, 1.5, k, { sh: false });
  s.box(x + 0.2, y + 2.1, z + 3.1, 1.2, 0.9, 0.5, k, { sh: false });
  s.box(x + 0.2, y + 2.7, z + 2.4, 1.2, 1.1, 1.3, k, {
    sh: false,
    L: f =>
      f.rects(
        [
          [0.2, 0.35, 0.2, 0.24],
          [0.8, 0.35, 0.2, 0.24],
        ],
        'k3 z',
      ),
  });
  s.box(x + 0.3, y + 3.8, z + 2.2, 1, 0.8, 0.85, k2, {
    sh: false,
    hi: false,
    L: f =>
      f.rects(
        [
          [0.2, 0.25, 0.16, 0.2],
          [0.64, 0.25, 0.16, 0.2],
        ],
        'k3 z',
      ),
  });
  for (const a of [-1.5, 1.3] as const) {
    s.box(x + a, y + 3, z + 3.7, 1.8, 0.4, 0.45, 'y', { sh: false, hi: false });
    for (const q of [0, 0.66, 1.3]) s.box(x + a + q, y + 3, z + 4.15, 0.45, 0.4, q === 0.66 ? 0.8 : 0.6, 'y', { sh: false, hi: false });
  }
}
