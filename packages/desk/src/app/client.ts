import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../api/useDesk.ts';

/** Calls are also made offline, so that they fail and show why. */
export const createClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: Infinity, retry: isWorthRetrying, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
