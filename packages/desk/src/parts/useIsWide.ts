import { useSyncExternalStore } from 'react';

export const useIsWide = (width: number): boolean => {
  const query = matchMedia(`(min-width: ${width}px)`);
  return useSyncExternalStore(
    callback => {
      query.addEventListener('change', callback);
      return () => query.removeEventListener('change', callback);
    },
    () => query.matches,
  );
};
