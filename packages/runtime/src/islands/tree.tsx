import { useEffect, type ReactNode } from 'react';

/** Its effect runs when all of the island is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Tree of an island, the same on the server and in the browser: `useId` depends on the depth. */
export const islandTree = (content: ReactNode, onHydrated = () => {}) => (
  <>
    {content}
    <Hydrated onHydrated={onHydrated} />
  </>
);

/** Prefix of generated ids, so that those of two roots differ. */
export const prefixOf = (name: string) => `${name}-`;
