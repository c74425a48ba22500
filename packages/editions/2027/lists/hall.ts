import * as before from '../../2025/lists/hall.ts';

export const hall: typeof before.hall = {
  ...before.hall,
  left: ['tilted-blocks', 'rosa-helikopter', 'neon-district', 'tokyo-town'],
};
