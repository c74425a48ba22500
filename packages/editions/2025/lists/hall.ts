import type { Hall } from '../../src/types.ts';

/** Rows have no letters I and O, which look like numbers. */
export const hall: Hall = {
  location: 9,
  left: ['neon-district', 'tokyo-town', 'tilted-blocks', 'rosa-helikopter'],
  right: ['mirage-palace', 'streamer-avenue', 'quiet-lan'],
  far: ['', 'stora-scenen', 'cosplaybyn'],
  walk: { left: [3, 2, 2, 1], right: [3, 2, 1], far: [0, 4, 3] },
  rows: { 'tokyo-town': 'A B C D E F', 'tilted-blocks': 'G H J K L M N', 'neon-district': 'P Q R S T U V', 'quiet-lan': 'W X Y Z' },
};
