import type { ComponentType } from 'react';

/** Every island of the site, by its name in `data-island`. */
export const islands: Record<string, () => Promise<{ default: ComponentType<any> }>> = {
  search: () => import('./search.tsx'),
};
