import { useCallback, useState } from 'react';

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
