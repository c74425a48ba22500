import { useCallback, useState } from 'react';

/**
 * Runs what needs code that is not part of the first load. `hasFailed` says that the code could not be fetched, as
 * happens without a network, until the next attempt.
 */
export function useOnDemand() {
  const [hasFailed, setHasFailed] = useState(false);
  const run = useCallback(<Code>(load: () => Promise<Code>, use: (code: Code) => void) => {
    setHasFailed(false);
    load().then(use, (error: unknown) => {
      console.error(error);
      setHasFailed(true);
    });
  }, []);
  return { run, hasFailed };
}
