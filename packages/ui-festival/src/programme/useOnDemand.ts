import { useCallback, useState } from 'react';

/** Runs code that is loaded on demand. `hasFailed` is true from a failed load, for example offline, to the next call. */
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
