import { useEffect, type ReactNode } from 'react';

/** The effect runs when all of the island is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** `useId` needs the same depth on the server and in the browser. */
export const islandTree = (content: ReactNode, onHydrated = () => {}) => (
  <>
    {content}
    <Hydrated onHydrated={onHydrated} />
  </>
);

export const prefixOf = (name: string) => `${name}-`;
