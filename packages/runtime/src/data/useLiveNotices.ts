import type { Notice, CurrentNotices } from '@tand/festival';
import { useEffect, useRef, useState } from 'react';
import { fetchNotices } from './calls.ts';
import { onRevision, watchRestores } from './revisions.ts';

export function useLiveNotices(served: CurrentNotices): readonly Notice[] {
  const [current, setCurrent] = useState(served);
  const at = useRef(served.at);
  useEffect(() => {
    const isRestored = watchRestores();
    return onRevision(revision => {
      if (revision && isRestored(revision)) at.current = -1;
      if (!revision || revision.parts.notices <= at.current) return;
      void (async () => {
        const fetched = await fetchNotices();
        if (!fetched || fetched.at <= at.current) return;
        at.current = fetched.at;
        setCurrent(fetched);
      })();
    });
  }, []);
  return current.notices;
}
