import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { DeskAnswers } from '@tand/festival/desk';
import { call, failureOf } from './call.ts';

type Read = 'session' | 'programme' | 'news' | 'notices' | 'devices' | 'people';

const ask = call as (name: Read) => Promise<unknown>;

export function useDesk<C extends Read>(name: C): UseQueryResult<DeskAnswers[C]> {
  return useQuery<DeskAnswers[C]>({ queryKey: [name], queryFn: () => ask(name) as Promise<DeskAnswers[C]> });
}

export const refetch = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'session' });

export const isWorthRetrying = (tries: number, error: unknown): boolean => {
  const failure = failureOf(error);
  return tries < 2 && (failure === 'offline' || failure === 'silent' || failure === 'fault');
};
