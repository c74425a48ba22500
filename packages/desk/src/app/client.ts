import { QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from '../api/call.ts';
import { isWorthRetrying } from '../api/useDesk.ts';
import { noteSignOut } from '../drafts/owner.ts';

/** Cached data is never dropped. Queries also run offline, so that they fail and show why. */
export const createClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: error => failureOf(error) === 'signIn' && noteSignOut(Date.now()) }),
    defaultOptions: { queries: { staleTime: 30_000, gcTime: Infinity, retry: isWorthRetrying, networkMode: 'always' } },
  });
