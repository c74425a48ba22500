import { useCallback, useState } from 'react';

/** Runs code that is loaded on demand. `hasFailed`: it could not be loaded, as offline; reset by the next call. */
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
