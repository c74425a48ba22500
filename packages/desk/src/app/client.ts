import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../api/useDesk.ts';

/** What was fetched stays until the server tells of a change; an answer is asked for also without a network, so that its absence is told. */
export const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: Infinity, retry: isWorthRetrying, networkMode: 'always' } },
  });
