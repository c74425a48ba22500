import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** As many items as the largest screen can show at once. */
const firstScreen = 300;
const nothing = () => () => {};

/**
 * How many items to render: all on a server and while hydrating, since the HTML holds them all. When a long list is made
 * in the browser, the first screen comes first and the rest without blocking it.
 */
export function useEntryCount(total: number): number {
  const isServed = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  const [isWhole, setWhole] = useState(isServed || total <= firstScreen);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole ? total : Math.min(total, firstScreen);
}
